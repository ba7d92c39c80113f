import type { Example } from '@diagloom/diagram/model';

export const umlExamples: readonly Example[] = [
  {
    title: 'Library',
    prompt:
      'A library consists of many members. Member is an abstract class with name, email and borrow(book). Staff and Student inherit from Member. A member borrows many loans. Each loan is for one book. Book: title, isbn, year. Loan: from, due, isOverdue().',
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
      'PaymentMethod is an interface with pay(amount). CreditCard and BankTransfer implement PaymentMethod. An Order consists of one or more OrderItems, uses one PaymentMethod and has one OrderStatus. OrderStatus is an enum with NEW, PAID and SHIPPED. Order: id, total(). OrderItem: quantity, price.',
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
    prompt:
      'State diagram of a ticket: it starts in New. New goes to In progress when assigned. In progress goes to Waiting when a question is asked. Waiting goes back to In progress when answered. In progress goes to Done when solved. It ends in Done.',
    notation: `uml: Ticket states
a(initial) Start
b(state) New
c(state) In progress
d(state) Waiting
e(state) Done
f(final) End
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
      'Use cases of a ticket machine: a traveler buys a ticket, which includes paying; a technician refills the paper.',
    notation: `uml: Ticket machine
[s(system)] Ticket machine
a(actor) Traveler
b(actor) Technician
c(use-case)@s Buy ticket
d(use-case)@s Pay
e(use-case)@s Refill paper
a -> c
c -includes-> d
b -> e
`,
  },
];
