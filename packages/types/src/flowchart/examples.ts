import type { Example } from '@diagloom/diagram/model';

export const flowchartExamples: readonly Example[] = [
  {
    title: 'Order handling',
    prompt:
      'Customer places order. Check stock. If in stock, pack and ship, otherwise notify the customer and cancel the order.',
    notation: `flowchart: Order handling
a(start)
b Customer places order
c Check stock
d? In stock?
e Pack
f Ship
g Notify the customer
h Cancel the order
i(end)
a -> b
b -> c
c -> d
d -> e: Yes
d -> g: No
e -> f
g -> h
f -> i
h -> i
`,
  },
  {
    title: 'Sign-in with a second factor',
    prompt:
      'User enters credentials. If the credentials are invalid, show an error and go back to entering the credentials. Otherwise send a code. If the code is correct, open the dashboard, otherwise lock the account.',
    notation: `flowchart: Sign-in with a second factor
a(start)
b Enter credentials
c? Credentials valid?
d Show an error
e Send a code
f? Code correct?
g Open the dashboard
h Lock the account
i(end)
a -> b
b -> c
c -> e: Yes
c -> d: No
d -> b
e -> f
f -> g: Yes
f -> h: No
g -> i
h -> i
note e: Valid for ten minutes
`,
  },
  {
    title: 'Hiring in parallel',
    prompt:
      'Receive the application. Screen the candidate. In parallel, check references and schedule an interview. Then decide. If the candidate is chosen, send an offer, otherwise send a rejection.',
    notation: `flowchart: Hiring in parallel
a(start)
b Receive the application
c Screen the candidate
d(fork)
e Check references
f Schedule an interview
g(join)
h Decide
i? Candidate chosen?
j Send an offer
k Send a rejection
l(end)
a -> b
b -> c
c -> d
d -> e
d -> f
e -> g
f -> g
g -> h
h -> i
i -> j: Yes
i -> k: No
j -> l
k -> l
`,
  },
  {
    title: 'Invoice data',
    prompt: 'Read the invoice -> Extract the fields -> Store the record -> Print the report',
    notation: `flowchart: Invoice data
[p] Capture
[q] Archive
a(start)
b(io)@p Read the invoice
c(subprocess)@p Extract the fields
d(datastore)@q Store the record
e(document)@q Print the report
f(end)
a -> b
b -> c
c -> d: valid fields
d -> e
e -> f
`,
  },
  {
    title: 'Claim over two pages',
    prompt:
      'Type in the claim number -> Read the policy -> Covered?; Covered? -> Rejections, page 2: No; Covered? -> Assess the damage: Yes; Assess the damage -> Wait for the bills -> Settle the claim',
    notation: `flowchart: Claim over two pages
a(start)
b(manual-input) Type in the claim number
c(io) Read the policy
d(datastore) Policies
e? Covered?
f(offpage) Rejections, page 2
g(subprocess) Assess the damage
h(delay) Wait for the bills
i(onpage) A
j(onpage)#settlement A
k(fork) Settle the claim
l Pay the bills
m(document) Settlement letter
n(join)
o(end)
a -> b
b -> c
d -> c
c -> e
e -> g: Yes
e -> f: No
g -> h
h -> i
j -> k
k -> l
k -> m
l -> n
m -> n
n -> o
note h: At most ten working days
`,
  },
];
