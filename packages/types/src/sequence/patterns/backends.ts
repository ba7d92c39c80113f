import type { Pattern } from '@diagloom/diagram/model';

/** How services and stores of a back end talk with each other. */
export const backendMessagePatterns: readonly Pattern[] = [
  {
    id: 'kafka-event',
    title: 'Event through Kafka',
    aliases: [
      'kafka',
      'kafka event',
      'kafka message',
      'event streaming',
      'kafka producer consumer',
      'event driven',
      'publish an event',
      'outbox',
      'outbox pattern',
      'kafka topic',
      'event publishing',
    ],
    keywords: ['producer', 'consumer', 'event', 'topic', 'broker', 'service', 'microservice', 'partition', 'offset'],
    notation: `
[l(loop)] while running
[x(alt)] ""
[y(section)@x] Handled
[z(section)@x] Fails three times
a Order service
b(database) Order store with outbox
c Outbox relay
d Kafka broker
e Billing service
f(database) Billing store
a -> b: Insert order and event in one transaction
b --> a: Committed
c -> b@l: Read unsent events
b --> c@l: Events in order
c -> d@l: Produce, key is the order number
d --> c@l: Acknowledged by all replicas
c -> b@l: Mark as sent
e -> d: Poll
d --> e: Batch of events
e -> f@y: Insert invoice unless the event is known
f --> e@y: Committed
e -> d@y: Commit the offset
e -> d@z: Produce to the dead letter topic
e -> d@z: Commit the offset
`,
  },
  {
    id: 'presigned-upload',
    title: 'File upload with a presigned URL',
    aliases: [
      'presigned url',
      'presigned upload',
      'file upload',
      'upload file',
      's3 upload',
      'upload to s3',
      'image upload',
      'direct upload',
      'signed url',
      'document upload',
      'photo upload',
    ],
    keywords: ['aws', 'browser', 'client', 'server', 'storage', 'bucket', 'file', 'cloud', 'image', 'lambda'],
    notation: `
[x(alt)] ""
[y(section)@x] Clean
[z(section)@x] Infected or wrong type
a(actor) Person
b Browser
c API server
d Object storage
e Virus scanner
f(database) File records
a -> b: Choose a file
b -> c: Name, size, type
c -> c: Check permission and limits
c -> f: Insert file as pending
c -> d: Presign a PUT for ten minutes
d --> c: URL
c --> b: URL and file id
b -> d: PUT the bytes
d --> b: 200 with checksum
d -async-> e: Object created
e -> d: Read the object
d --> e: Bytes
e -> f@y: Mark as ready
e -> d@z: Delete the object
e -> f@z: Mark as refused
b -> c: Ask for the state
c -> f: Read the record
f --> c: State
c --> b: Ready or refused
b --> a: Show the result
`,
  },
  {
    id: 'push-notification',
    title: 'Push notification',
    aliases: [
      'mobile push',
      'mobile notification',
      'push message',
      'firebase',
      'fcm',
      'apns',
      'notification system',
      'notification service',
      'firebase push',
      'app notification',
    ],
    keywords: ['mobile', 'device', 'phone', 'server', 'token', 'firebase', 'apple', 'send', 'ios', 'android'],
    notation: `
[x(alt)] ""
[y(section)@x] Token valid
[z(section)@x] App was removed
a(actor) Phone owner
b Mobile app
c App server
d(database) Device tokens
e Push gateway
a -> b: Allow notifications
b -> e: Register the device
e --> b: Device token
b -> c: Token of this person
c -> d: Save the token
c -> d: Something happened: tokens of the person
d --> c: Tokens
c -> e: Title, text, token, time to live
e --> c@y: Accepted
e -async-> b@y: Notification
b -> a@y: Show it
a -> b@y: Tap
b -> c@y: Load the content
c --> b@y: Content
e --> c@z: Not registered
c -> d@z: Delete the token
`,
  },
  {
    id: 'graphql-query',
    title: 'GraphQL query',
    aliases: ['graphql', 'graphql request', 'graphql api', 'graphql resolver', 'apollo', 'graphql data loader'],
    keywords: ['client', 'server', 'query', 'resolver', 'schema', 'database', 'api', 'cache', 'browser'],
    notation: `
[x(alt)] ""
[y(section)@x] Query valid
[z(section)@x] Unknown field or too deep
a Browser client
b GraphQL server
c Order service
d Product service
a -> a: Look into the local cache
a -> b: POST query with variables
b -> b: Parse, validate, limit the depth
b -> c@y: Orders of the customer
c --> b@y: Orders with product ids
b -> b@y: Collect the ids
b -> d@y: All products in one batch
d --> b@y: Products
b -> b@y: Put together what was asked for
b --> a@y: 200 with data
a -> a@y: Update the cache
b --> a@z: 400 with errors and places
`,
  },
  {
    id: 'two-phase-commit',
    title: 'Two-phase commit',
    aliases: ['two phase commit', '2pc', '2 phase commit', 'distributed commit', 'xa transaction', 'atomic commit'],
    keywords: [
      'transaction',
      'coordinator',
      'participant',
      'database',
      'distributed',
      'prepare',
      'vote',
      'commit',
      'rollback',
    ],
    notation: `
[x(alt)] ""
[y(section)@x] All vote yes
[z(section)@x] One votes no or does not answer
a Application
b Coordinator
c(database) Orders
d(database) Accounts
a -> b: Commit the transaction
b -> c: Prepare
c -> c: Write the log, keep the locks
c --> b: Vote
b -> d: Prepare
d -> d: Write the log, keep the locks
d --> b: Vote
b -> b@y: Log the decision to commit
b -> c@y: Commit
c --> b@y: Done
b -> d@y: Commit
d --> b@y: Done
b --> a@y: Committed
b -> b@z: Log the decision to abort
b -> c@z: Roll back
c --> b@z: Done
b -> d@z: Roll back
d --> b@z: Done
b --> a@z: Aborted
`,
  },
];
