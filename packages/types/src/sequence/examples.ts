import type { Example } from '@diagloom/diagram/model';

export const sequenceExamples: readonly Example[] = [
  {
    title: 'Sign-in with a token',
    prompt:
      'The user logs in on the app. The app sends the credentials to the auth server. The server checks the database and returns a token.',
    notation: `sequence: Sign-in with a token
a(actor) User
b App
c Auth server
d(database) Database
a -> b: Log in
b -> c: Send credentials
c -> d: Check
c --> b: Token
`,
  },
  {
    title: 'Checkout with a declined card',
    prompt:
      'The customer sends the order to the shop. The shop requests a payment from the payment service. If the card is accepted, the payment service returns a receipt and the shop confirms the order to the customer. Otherwise the payment service returns an error and the shop asks the customer for another card.',
    notation: `sequence: Checkout with a declined card
[f(alt)] ""
[g(section)@f] Card accepted
[h(section)@f] Otherwise
a(actor) Customer
b Shop
c Payment service
a -> b: Send the order
b -> c: Request a payment
c --> b@g: Receipt
b -> a@g: Confirm the order
c --> b@h: Error
b -> a@h: Ask for another card
`,
  },
  {
    title: 'Polling a report',
    prompt:
      'Browser -> API: Start report\nAPI -> Worker: Queue job\nAPI -> Browser: Job id\nloop until ready: Browser -> API: Ask for status\nWorker -> Worker: Build report',
    notation: `sequence: Polling a report
[f(loop)] until the report is ready
a Browser
b API
c Worker
a -> b: Start report
b -async-> c: Queue job
b --> a: Job id
c -> c: Build report
a -> b@f: Ask for status
b --> a@f: Status
note c: One job at a time
`,
  },
  {
    title: 'A session from its creation to its end',
    prompt: `sequenceDiagram
  actor Customer
  participant Shop
  Customer->>+Shop: Sign in
  create participant Session
  Shop->>Session: Create
  Shop->>Shop: Remember the device
  Shop-->>-Customer: Start page
  Customer->>+Shop: Open the basket
  Shop->>+Session: Read the basket
  Session-->>-Shop: Items
  Shop-->>-Customer: Basket
  Customer->>+Shop: Sign out
  destroy Session
  Shop->>Session: Close
  Shop-->>-Customer: Goodbye
  Note right of Session: Ends by itself after a day`,
    notation: `sequence: A session from its creation to its end
a(actor) Customer
b Shop
c Session
a -> b: Sign in
b -create-> c: Create
b -> b: Remember the device
b --> a: Start page
a -> b: Open the basket
b -> c: Read the basket
c --> b: Items
b --> a: Basket
a -> b: Sign out
b -destroy-> c: Close
b --> a: Goodbye
note c: Ends by itself after a day
`,
  },
];
