import type { Example } from '@diagloom/diagram/model';

export const processExamples: readonly Example[] = [
  {
    title: 'Purchase approval',
    prompt:
      'The requester submits a purchase request. The manager reviews the request. If it is rejected, the requester is informed. If the amount is above 10,000, the finance director approves the budget. Procurement places the order with the supplier. Goods receipt is checked by the requester. Accounts payable pays the invoice.',
    notation: `process: Purchase approval
[R] Requester
[M] Manager
[F] Finance
[P] Procurement
a(start)@R
b(document)@R Purchase request
c@M Review the request
d?@M Approved?
e@R Note the rejection
f(end)@R Rejected
g?@M Above 10,000?
h@F Check the budget
i?@F Budget available?
j@P Choose the supplier
k@P Place the order
l@R Confirm the delivery
m@F Pay the invoice
n(end)@F Paid
a -> b
b -> c
c -> d
d -> g: Yes
d -> e: No
e -> f
g -> h: Yes
g -> j: No
h -> i
i -> j: Yes
i -> e: No
j -> k
k -> l
l -> m
m -> n
note h: Against the budget of the quarter
note m: Within 30 days of receipt
`,
  },
  {
    title: 'Incident handling',
    prompt:
      'The user reports an incident. The service desk logs and classifies it. If a known solution exists, the service desk applies it, otherwise second level support investigates. If a change is needed, the change manager approves it and second level support implements it. The user confirms the fix; if it does not work, the service desk classifies the incident again. Then the service desk closes the ticket.',
    notation: `process: Incident handling
[U] User
[S] Service desk
[T] Second-level support
[C] Change manager
a(start)@U Incident noticed
b@U Report the incident
c@S Log and classify
d?@S Known solution?
e@S Apply the solution
f@T Investigate the cause
g?@T Change needed?
h@C Assess the change
i@T Implement the fix
j@U Test the service
k?@U Works again?
l@S Close the ticket
m(end)@S Closed
a -> b
b -> c
c -> d
d -> e: Yes
d -> f: No
f -> g
g -> h: Yes
g -> i: No
h -> i
e -> j
i -> j
j -> k
k -> l: Yes
k -> c: No
l -> m
`,
  },
  {
    title: 'Expense claim',
    prompt:
      'The employee submits an expense claim with receipts. The line manager checks the claim. If the receipts are incomplete, the employee corrects the claim. If it is approved, accounting books the claim and pays the employee.',
    notation: `process: Expense claim
[E] Employee
[M] Line manager
[A] Accounting
a(start)@E
b(document)@E Expense claim
c@M Check the claim
d?@M Receipts complete?
e@E Correct the claim
f@A Book the claim
g(datastore)@A Ledger
h@A Pay the employee
i(end)@A
a -> b
b -> c
c -> d
d -> f: Yes
d -> e: No
e -> c
f -> g
f -> h
h -> i
`,
  },
  {
    title: 'Employee onboarding',
    prompt:
      'HR prepares the contract and the new employee signs it. In parallel, IT orders a laptop and creates accounts, facilities prepare the workplace and the manager plans the first week. On the first day the manager welcomes the new employee, HR holds the induction and after three months the manager reviews the probation.',
    notation: `process: Employee onboarding
[N] New employee
[H] Human resources
[I] IT
[F] Facilities
[M] Manager
a(start)@H Offer accepted
b@H Prepare the contract
c@N Sign the contract
d(fork)@H
e@I Order the laptop
f@I Create the accounts
g@F Prepare the workplace
h@M Plan the first week
i(join)@H
j(event)@H First working day
k@M Welcome and introduce
l@H Hold the induction
m(event)@M After three months
n@M Review the probation
o?@M Passed?
p@H Confirm the employment
q@H End the employment
r(end)@H
a -> b
b -> c
c -> d
d -> e
e -> f
d -> g
d -> h
f -> i
g -> i
h -> i
i -> j
j -> k
k -> l
l -> m
m -> n
n -> o
o -> p: Yes
o -> q: No
p -> r
q -> r
`,
  },
  {
    title: 'Order to delivery',
    prompt:
      'The customer places an order and sales confirms it. The warehouse picks and packs the goods; if an item is missing, purchasing reorders it. Shipping delivers the goods and the customer receives them. Accounting sends the invoice and the customer pays.',
    notation: `process: Order to delivery
[K(pool)] Customer
[C(pool)] Web shop
[S@C] Sales
[W@C] Warehouse
[A@C] Accounting
a(start)@K Need arises
b@K Place the order
c@K Receive the goods
d@K Pay the invoice
e(end)@K
f(start)@S Order received
g@S Confirm the order
h@W Pick the goods
i?@W All in stock?
j@W Reorder the missing items
k(event)@W Missing items arrived
l@W Pack and ship
m@A Send the invoice
n(event)@A Payment received
o(end)@A
a -> b
b -> c
c -> d
d -> e
f -> g
g -> h
h -> i
i -> l: Yes
i -> j: No
j -> k
k -> h
l -> m
m -> n
n -> o
b -message-> f: Order
l -message-> c: Goods
m -message-> d: Invoice
d -message-> n: Payment
`,
  },
];
