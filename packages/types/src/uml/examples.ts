import type { Example } from '@diagloom/diagram/model';

export const umlExamples: readonly Example[] = [
  {
    title: 'Library',
    prompt:
      'A library has many members. A member borrows many books. Book: title, isbn, year. Member: name, email, borrow(). Staff and Student inherit from Member.',
    notation: `uml: Library
a Library | name: string | address: string
b(abstract) Member | +name: string | +email: string | +"borrow(book: Book)": Loan
c Staff | +department: string
d Student | +matriculation: string
e Book | +title: string | +isbn: string | +year: int
f Loan | +from: date | +due: date | +"isOverdue()": boolean
a[1] -composes-> b[0..*]
c -inherits-> b
d -inherits-> b
b[1] -> f[0..*]: borrows
f[0..*] -> e[1]: of
`,
  },
  {
    title: 'Payment',
    prompt:
      'PaymentMethod is an interface with pay(amount). CreditCard and BankTransfer implement PaymentMethod. An Order has many OrderItems and uses one PaymentMethod. Order: id, status, total().',
    notation: `uml: Payment
a(interface) PaymentMethod | +"pay(amount: Money)": Receipt
b CreditCard | -number: string | -expires: date
c BankTransfer | -iban: string
d Order | +id: uuid | +status: OrderStatus | +"total()": Money
e OrderItem | +quantity: int | +price: Money
f(enum) OrderStatus | NEW | PAID | SHIPPED
b -realises-> a
c -realises-> a
d[1] -composes-> e[1..*]
d -depends-> a: pays with
d -> f
note a: Each provider has its own class
`,
  },
  {
    title: 'Ticket states',
    prompt: 'State diagram of a ticket: New, In progress, Waiting, Done. New goes to In progress when assigned.',
    notation: `uml: Ticket states
a(initial)
b(state) New
c(state) In progress
d(state) Waiting
e(state) Done
f(final)
a -transition-> b
b -transition-> c: assigned
c -transition-> d: question asked
d -transition-> c: answered
c -transition-> e: solved
e -transition-> f
`,
  },
  {
    title: 'Ticket machine',
    prompt:
      'Use cases of a ticket machine: a traveller buys a ticket, which includes paying; a technician refills paper.',
    notation: `uml: Ticket machine
[s(system)] Ticket machine
a(actor) Traveller
b(actor) Technician
c(use-case)@s Buy a ticket
d(use-case)@s Pay
e(use-case)@s Refill paper
a -> c
c -includes-> d
b -> e
`,
  },
];
