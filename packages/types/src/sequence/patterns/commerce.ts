import type { Pattern } from '@diagloom/diagram/model';

/** Buying, paying and the messages between the systems behind it. */
export const commerceMessagePatterns: readonly Pattern[] = [
  {
    id: 'card-payment',
    title: 'Card payment',
    aliases: [
      'credit card payment',
      'card payment processing',
      'online payment',
      'payment gateway',
      'payment',
      'payment processing',
      'debit card payment',
      'credit card',
    ],
    keywords: [
      'bank',
      'gateway',
      'merchant',
      '3d secure',
      'online',
      'shop',
      'provider',
      'stripe',
      'paypal',
      'adyen',
      'customer',
    ],
    notation: `
[x(alt)] ""
[y(section)@x] Authorized
[z(section)@x] Declined
a(actor) Cardholder
b Merchant
c {{provider}}
d Acquirer
e Card network
f Issuing bank
a -> b: Confirm the order
b -> c: Create a payment
c --> b: Payment form
a -> c: Enter the card details
c -> d: Authorization request
d -> e: Forward the request
e -> f: Ask the issuer
f -> f: Check limit and risk
f --> e@y: Approval code
e --> d@y: Approved
d --> c@y: Approved
c --> b@y: Payment authorized
b -> c@y: Capture after dispatch
b -> a@y: Order confirmation
f --> e@z: Decline code
e --> d@z: Declined
d --> c@z: Declined
c --> b@z: Payment declined
b -> a@z: Ask for another card
`,
    options: [
      {
        title: 'strong customer authentication',
        when: ['3d secure', '3ds', 'strong customer authentication', 'sca'],
        changes: [
          {
            without: ['c -> d: Authorization request'],
            with: `
[s(opt)] issuer asks for proof
c -> f@s: Authentication request
f -> a@s: Challenge in the banking app
a --> f@s: Confirmed
f --> c@s: Authentication value
c -> d: Authorization request with proof
`,
          },
        ],
      },
    ],
    slots: [
      {
        name: 'provider',
        default: 'Payment provider',
        fills: {
          stripe: 'Stripe',
          paypal: 'PayPal',
          adyen: 'Adyen',
          braintree: 'Braintree',
          klarna: 'Klarna',
          mollie: 'Mollie',
        },
      },
    ],
  },
  {
    id: 'checkout-messages',
    title: 'Checkout of an online shop',
    aliases: [
      'checkout',
      'online shop checkout',
      'online shop order',
      'place order',
      'order placement',
      'order',
      'online order',
      'online shop',
      'online purchase',
      'purchase',
    ],
    keywords: ['cart', 'payment', 'inventory', 'microservice', 'service', 'customer', 'stock', 'e-mail'],
    notation: `
[x(alt)] ""
[y(section)@x] Payment accepted
[z(section)@x] Payment refused
a(actor) Shopper
b Storefront
c Order service
d Stock service
e Payment service
f Mail service
a -> b: Check out the cart
b -> c: Create the order
c -> d: Reserve the items
d --> c: Reserved until
c -> e: Charge the total
e --> c@y: Payment reference
c -> d@y: Take the items out of stock
c -async-> f@y: Order confirmed
f -async-> a@y: Confirmation mail
c --> b@y: Order number
e --> c@z: Reason for refusal
c -> d@z: Release the items
c --> b@z: Choose another way to pay
`,
  },
  {
    id: 'webhook',
    title: 'Webhook delivery',
    aliases: ['webhook', 'webhook handling', 'webhook processing', 'callback delivery'],
    keywords: ['retry', 'event', 'signature', 'api', 'payment', 'provider', 'receiver', 'endpoint'],
    notation: `
[l(loop)] until 2xx, at most 8 times
[o(opt)] all attempts failed
[n(opt)@l] event not seen before
a Event source
b Delivery queue
c Sender
d Receiver endpoint
e(database) Event log
f Background worker
a -async-> b: Event with id
b -> c: Next delivery
c -> c: Sign the payload
c -> d@l: POST with signature
d -> d@l: Verify signature and time stamp
d -> e@n: Insert the event id
d -async-> f@n: Handle the event
d --> c@l: Status code
c -> b@o: Move to dead letters
c -async-> a@o: Report the failed endpoint
`,
  },
  {
    id: 'saga',
    title: 'Order saga',
    aliases: [
      'saga',
      'saga pattern',
      'distributed transaction',
      'microservice saga',
      'saga orchestration',
      'event driven order',
      'compensating transaction',
    ],
    keywords: ['microservice', 'compensation', 'orchestrator', 'order', 'event'],
    notation: `
[x(alt)] ""
[y(section)@x] Delivery possible
[z(section)@x] No carrier available
a Order API
b Saga orchestrator
c Payment service
d Inventory service
e Delivery service
a -> b: Start the saga
b -> c: Authorize the amount
c --> b: Authorized
b -> d: Reserve the goods
d --> b: Reserved
b -> e: Book the delivery
e --> b@y: Booked
b -> c@y: Capture the amount
b -async-> a@y: Order completed
e --> b@z: Rejected
b -> d@z: Release the goods
b -> c@z: Void the authorization
b -async-> a@z: Order canceled
`,
  },
  {
    id: 'atm-withdrawal-messages',
    title: 'Cash withdrawal',
    aliases: ['atm', 'atm withdrawal', 'atm cash withdrawal', 'withdraw cash', 'atm transaction'],
    keywords: ['bank', 'card', 'pin', 'cash', 'money'],
    notation: `
[l(loop)] until the PIN is right, at most 3 times
[x(alt)] ""
[y(section)@x] Covered
[z(section)@x] Not covered
a(actor) Card holder
b Cash machine
c Bank host
d(database) Accounts
a -> b: Insert the card
b -> a@l: Ask for the PIN
a -> b@l: PIN
b -> c@l: Verify card and PIN
c --> b@l: Right or wrong
a -> b: Choose an amount
b -> c: Authorize the withdrawal
c -> d: Read balance and limit
d --> c: Balance and limit
c -> d@y: Debit the account
c --> b@y: Approved
b -> a@y: Eject the card
b -> a@y: Dispense the cash
b -> a@y: Offer a receipt
c --> b@z: Refused
b -> a@z: Show the available amount
b -> a@z: Eject the card
`,
  },
  {
    id: 'cached-read',
    title: 'Read through a cache',
    aliases: [
      'cache aside',
      'caching',
      'cache',
      'redis cache',
      'cache lookup',
      'read with cache',
      'api request with cache',
      'http request',
      'web request',
      'rest api request',
      'api request',
      'page load',
    ],
    keywords: ['database', 'redis', 'request', 'cdn', 'api', 'read', 'browser', 'backend', 'frontend'],
    notation: `
[x(alt)] ""
[y(section)@x] In the cache
[z(section)@x] Not in the cache
a Browser
b Load balancer
c API server
d Cache
e(database) Database
a -> b: GET /articles/42
b -> c: Forward to a healthy server
c -> c: Check the session
c -> d: Get article 42
d --> c@y: Article
d --> c@z: Nothing
c -> e@z: SELECT article 42
e --> c@z: Row
c -> d@z: Set with time to live
c --> b: 200 with JSON
b --> a: 200 with JSON
a -> a: Render the page
`,
  },
  {
    id: 'message-queue',
    title: 'Background job through a queue',
    aliases: [
      'message queue',
      'background job',
      'job queue',
      'async job',
      'async processing',
      'report generation',
      'email sending',
      'kafka consumer',
      'rabbitmq',
    ],
    keywords: ['worker', 'queue', 'retry', 'kafka', 'event', 'service', 'producer', 'consumer'],
    notation: `
[x(alt)] ""
[y(section)@x] Job succeeds
[z(section)@x] Job fails, attempts left
[w(section)@x] Job fails for the last time
a(actor) Requester
b Job API
c Queue
d Worker
e(database) Job store
a -> b: Start a job
b -> e: Insert job as queued
b -async-> c: Job id
b --> a: 202 with job id
c -async-> d: Job id
d -> e: Mark as running
d -> d: Do the work
d -> e@y: Save the result, mark as done
d -> c@y: Acknowledge
d -> e@z: Mark as queued, count the attempt
d -> c@z: Return with delay
d -> e@w: Mark as failed, keep the reason
d -> c@w: Move to dead letters
a -> b: Ask for the state
b -> e: Read the job
e --> b: State and result
b --> a: State and result
`,
  },
];
