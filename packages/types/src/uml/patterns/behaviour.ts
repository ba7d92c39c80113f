import type { Pattern } from '@diagloom/diagram/model';

/** State machines and use cases. */
export const behaviourModels: readonly Pattern[] = [
  {
    id: 'order-states',
    title: 'Order states',
    aliases: ['order state', 'online order state', 'state of order', 'order status', 'order state machine'],
    keywords: ['shop', 'online shop', 'customer', 'diagram', 'lifecycle'],
    notation: `
a(initial)
b(state) In cart
c(state) Placed
d(state) Paid
e(state) In picking
f(state) Shipped
g(state) Delivered
h(state) Return announced
i(state) Refunded
j(state) Canceled
k(final)
a -transition-> b
b -transition-> c: check out
c -transition-> d: payment received
c -transition-> j: not paid in time
d -transition-> e: stock reserved
d -transition-> i: customer withdraws
b -transition-> j: cart abandoned
e -transition-> f: handed to carrier
f -transition-> g: signed for
g -transition-> h: return asked
g -transition-> k: return period over
h -transition-> g: return refused
h -transition-> i: goods checked
i -transition-> k
j -transition-> k
`,
  },
  {
    id: 'traffic-light-states',
    title: 'Traffic light states',
    aliases: ['traffic light', 'traffic light state', 'traffic signal', 'traffic light controller'],
    keywords: ['pedestrian', 'crossing', 'state', 'controller'],
    notation: `
a(initial)
b(state) Flashing yellow
c(state) All red
d(state) Red and yellow
e(state) Green
f(state) Yellow
g(state) Red
h(state) Pedestrians walk
i(state) Pedestrians clear
j(final)
a -transition-> b: power on
b -transition-> c: self-test passed
c -transition-> d: after(3 s)
d -transition-> e: after(1 s)
e -transition-> f: after(30 s)
f -transition-> g: after(3 s)
g -transition-> h: after(2 s) [button was pressed]
g -transition-> d: after(20 s) [no button pressed]
h -transition-> i: after(10 s)
i -transition-> d: after(5 s)
b -transition-> j: power off
note g: A button pressed in any state is kept until pedestrians walk
`,
  },
  {
    id: 'account-states',
    title: 'User account states',
    aliases: ['account state', 'user account state', 'account lifecycle', 'user state'],
    keywords: ['login', 'registration', 'lock', 'state'],
    notation: `
a(initial)
b(state) Registered
c(state) Active
d(state) Locked
e(state) Suspended
f(state) Dormant
g(state) Marked for deletion
h(final)
i(state) Expired
a -transition-> b: form sent
b -transition-> c: email confirmed
b -transition-> i: link too old
i -transition-> b: link sent again
c -transition-> d: five wrong passwords
d -transition-> c: password reset
c -transition-> e: rules broken
e -transition-> c: appeal granted
c -transition-> f: after(1 year) [no sign-in]
f -transition-> c: sign-in
c -transition-> g: owner deletes
e -transition-> g: appeal refused
g -transition-> c: withdrawn in time
g -transition-> h: grace period over
`,
  },
  {
    id: 'document-states',
    title: 'Document approval states',
    aliases: [
      'document state',
      'document approval',
      'document lifecycle',
      'article state',
      'approval state',
      'content state',
      'document review state',
    ],
    keywords: ['review', 'publish', 'state', 'draft', 'workflow'],
    notation: `
a(initial)
b(state) Draft
c(state) In review
d(state) Changes requested
e(state) Approved
f(state) Scheduled
g(state) Published
h(state) Outdated
i(state) Archived
j(final)
a -transition-> b: created
b -transition-> c: submitted
c -transition-> d: comments open
d -transition-> c: submitted again
c -transition-> e: all reviewers agree
e -transition-> f: date set
f -transition-> g: date reached
f -transition-> e: date removed
g -transition-> h: review date passed
h -transition-> b: new version
g -transition-> i: withdrawn
h -transition-> i: not needed
i -transition-> j: retention over
`,
  },
  {
    id: 'elevator-states',
    title: 'Elevator states',
    aliases: ['lift', 'elevator', 'elevator state', 'lift state', 'elevator controller'],
    keywords: ['door', 'floor', 'state', 'control'],
    notation: `
a(initial)
b(state) Idle
c(state) Closing doors
d(state) Accelerating
e(state) Moving
f(state) Braking
g(state) Opening doors
h(state) Doors open
i(state) Emergency stop
j(final)
a -transition-> b: switched on
b -transition-> c: call from another floor
b -transition-> g: call from this floor
c -transition-> g: obstacle
c -transition-> d: doors locked
d -transition-> e: speed reached
e -transition-> f: near the floor
f -transition-> g: level with the floor
g -transition-> h: fully open
h -transition-> c: after(5 s) [calls waiting]
h -transition-> b: after(5 s) [no calls]
e -transition-> i: fault
d -transition-> i: fault
f -transition-> i: fault
i -transition-> b: reset by technician
b -transition-> j: switched off
`,
  },
  {
    id: 'atm-use-cases',
    title: 'ATM use cases',
    aliases: ['atm', 'atm use case', 'cash machine', 'atm use cases'],
    keywords: ['bank', 'customer', 'use case', 'withdraw'],
    notation: `
[s(system)] Cash machine
a(actor) Bank customer
b(actor) Service technician
c(actor) Bank computer
d(use-case)@s Withdraw cash
e(use-case)@s Deposit money
f(use-case)@s Show the balance
g(use-case)@s Transfer money
h(use-case)@s Identify the customer
i(use-case)@s Print a receipt
j(use-case)@s Refill cash
k(use-case)@s Run diagnostics
l(use-case)@s Keep the card
a -> d
a -> e
a -> f
a -> g
d -includes-> h
e -includes-> h
f -includes-> h
g -includes-> h
i -extends-> d
l -extends-> h
h -> c
d -> c
e -> c
f -> c
g -> c
b -> j
b -> k
`,
  },
  {
    id: 'online-shop-use-cases',
    title: 'Online shop use cases',
    aliases: [
      'online shop use case',
      'shop use case',
      'shop use cases',
      'online shopping use case',
      'e-commerce use case',
    ],
    keywords: ['customer', 'admin', 'use case', 'website', 'cart'],
    notation: `
[s(system)] Online shop
a(actor) Visitor
b(actor) Registered customer
c(actor) Shop manager
d(actor) Payment provider
e(use-case)@s Browse the catalog
f(use-case)@s Search for a product
g(use-case)@s Fill the cart
h(use-case)@s Check out
i(use-case)@s Pay online
j(use-case)@s Redeem a voucher
k(use-case)@s Track the order
l(use-case)@s Return an item
m(use-case)@s Manage products
n(use-case)@s Answer reviews
o(use-case)@s Sign in
b -inherits-> a
a -> e
a -> g
a -> f
b -> o
b -> h
h -includes-> i
j -extends-> h
i -> d
b -> k
b -> l
c -> m
c -> n
c -> o
`,
  },
  {
    id: 'library-use-cases',
    title: 'Library use cases',
    aliases: ['library use case', 'library management use case', 'library use cases'],
    keywords: ['book', 'member', 'librarian', 'use case'],
    notation: `
[s(system)] Library
a(actor) Reader
b(actor) Librarian
c(actor) Mail server
d(use-case)@s Search the catalog
e(use-case)@s Borrow a book
f(use-case)@s Return a book
g(use-case)@s Extend a loan
h(use-case)@s Reserve a book
i(use-case)@s Pay a fine
j(use-case)@s Check the card
k(use-case)@s Register a reader
l(use-case)@s Add a title
m(use-case)@s Send reminders
a -> d
a -> e
a -> f
a -> g
a -> h
e -includes-> j
g -includes-> j
h -includes-> j
i -extends-> f
b -> k
b -> l
b -> m
m -> c
`,
  },
];
