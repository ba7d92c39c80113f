import type { CodeSpec } from './code-spec.ts';

export const stateSpecs: readonly CodeSpec[] = [
  {
    id: 'uml-states-tiny',
    family: 'classes',
    size: 'tiny',
    notation: `uml: Lamp
a(state) Off
b(state) On
a -transition-> b: switch
b -transition-> a: switch
`,
  },
  {
    id: 'uml-states-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Parcel
a(initial) Start
b(state) Registered
c(state) In transit
d(state) At the depot
e(state) Delivered
f(state) Returned
g(final) End
a -transition-> b
b -transition-> c: collected
c -transition-> d: unloaded
d -transition-> c: loaded
d -transition-> e: handed over
d -transition-> f: refused
e -transition-> g: closed
f -transition-> g: closed
`,
  },
  {
    id: 'uml-actions-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Support ticket
a(state) New
b(state) Assigned | entry / tell the customer
c(state) Waiting
d(state) Solved | exit / stop the clock
e(final) Closed
a -transition-> b: pick up / start the clock
b -transition-> c: ask for more
c -transition-> b: hear back
c -transition-> c: remind / send a reminder
b -transition-> d: solve / write the cause down
d -transition-> b: reopen
d -transition-> e: wait a week
`,
  },
  {
    id: 'uml-guards-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Loan request
a(initial) Start
b(state) Draft
c(state) Under review | entry / tell the clerk
d(state) Approved
e(state) Rejected
f(final) Closed
a -transition-> b
b -transition-> c: submit [complete]
c -transition-> d: decide [amount <= 5000]
c -transition-> e: decide [amount > 5000 and no guarantor] / write a letter
c -transition-> c: decide [else]
c -transition-> b: send back
d -transition-> f: pay out [signed] / transfer the money
e -transition-> f: archive
`,
  },
  {
    id: 'uml-states-hostile',
    family: 'classes',
    size: 'hostile',
    notation: `uml: "class */"
a(state) "new"
b(state) "New!"
c(state) ""
d(state) "状态"
e(final) ""
f(state) "unreachable"
a -transition-> b: "import"
a -transition-> c: "import"
b -transition-> b: "it's "x" \\\\ \${y}"
b -transition-> d
d -transition-> e: "1"
f -transition-> a: "go"
`,
  },
  {
    id: 'uml-use-cases-typical',
    family: 'classes',
    size: 'typical',
    notation: `uml: Museum
[s(system)] Ticket desk
a(actor) Visitor
b(actor) Member
c(use-case)@s Buy a ticket
d(use-case)@s Pay
e(use-case)@s Print a receipt
f(use-case)@s Book a tour
a -> c
c -includes-> d
e -extends-> d
b -inherits-> a
b -> f
`,
  },
  {
    id: 'uml-use-cases-hostile',
    family: 'classes',
    size: 'hostile',
    notation: `uml: "default"
a(actor) "this"
b(actor) "this"
c(use-case) "delete"
d(use-case) "delete!"
e(use-case) "" 
a -> c
b -> d
c -includes-> d
d -includes-> c
e -extends-> c
`,
  },
];
