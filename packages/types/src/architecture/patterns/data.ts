import type { Pattern } from '@diagloom/diagram/model';

/** Systems whose work is data: pipelines, events, learning models, devices. */
export const dataArchitectures: readonly Pattern[] = [
  {
    id: 'data-pipeline',
    title: 'Data pipeline',
    aliases: [
      'etl',
      'elt',
      'data warehouse',
      'data platform',
      'analytics platform',
      'etl pipeline',
      'data lake',
      'business intelligence',
      'lakehouse',
      'batch pipeline',
      'data engineering',
      'big data',
      'analytics',
    ],
    keywords: [
      'warehouse',
      'dashboard',
      'bi',
      'airflow',
      'spark',
      'batch',
      'analytics',
      'reporting',
      'etl',
      'snowflake',
      'data',
      'cloud',
    ],
    notation: `
[s(group)] Sources
[l(zone)] Lake
[w(zone)] Warehouse
[c(group)] Consumers
a(database)@s Sales database
b(external)@s CRM
f(storage)@s Partner files
i(worker) Ingestion jobs
o(worker){technology=Airflow} Orchestrator
r(storage)@l Raw zone
t(worker){technology=Spark} Cleaning and joining
k(storage)@l Curated zone
q(monitoring) Quality checks
d(database)@w Star schema
m(worker){technology=dbt}@w Transformations
h@c Dashboards
n(model)@c Forecast model
u(user)@c Analysts
a -data-> i
b -data-> i
f -data-> i
o -> i: starts hourly
o -> t: starts next
o -> m: starts last
i -data-> r
r -data-> t
t -data-> k
t -> q: row counts
q -> o: stops on errors
k -data-> d
m -data-> d
d -data-> h
d -data-> n
u -> h
`,
    options: [
      {
        title: 'streaming',
        when: ['streaming', 'real time', 'kafka', 'stream', 'realtime'],
        changes: [
          {
            with: 'v(queue){technology=Kafka} Event stream\nx(worker){technology=Flink} Stream processor\na -async-> v: changes\nv -async-> x\nx -data-> k\nx -data-> h: live figures',
          },
        ],
      },
    ],
  },
  {
    id: 'event-driven',
    title: 'Event-driven architecture',
    aliases: [
      'event driven',
      'event driven microservice',
      'event sourcing',
      'cqrs',
      'event sourcing cqrs',
      'kafka',
      'event bus',
      'message driven',
    ],
    keywords: ['kafka', 'event', 'microservice', 'queue', 'broker', 'service', 'order'],
    notation: `
[w(group)] Write side
[r(group)] Read side
[x(group)] Subscribers
u(browser) Web client
a(api)@w Command API
c@w Command handler
e(database)@w Event store
o(worker)@w Outbox relay
k(queue){technology=Kafka} Event log
g(service) Schema registry
p(worker)@r Projector
v(database)@r Read model
s(search)@r Search index
q(api)@r Query API
b@x Billing service
n@x Notification service
d(queue) Dead letters
u -> a: command
a -> c
c -data-> e: appends
e -data-> o
o -async-> k: publishes
o -> g: registers schema
p -> g: reads schema
b -> g: reads schema
n -> g: reads schema
k -async-> p
p -data-> v
p -data-> s
u -> q: query
q -data-> v
q -data-> s
k -async-> b
k -async-> n
b -async-> d: after 5 attempts
n -async-> d: after 5 attempts
`,
  },
  {
    id: 'machine-learning-platform',
    title: 'Machine learning platform',
    aliases: [
      'machine learning',
      'mlops',
      'ml pipeline',
      'machine learning pipeline',
      'model training',
      'model serving',
      'ml platform',
      'ml system',
      'mlops pipeline',
    ],
    keywords: ['training', 'model', 'feature store', 'serving', 'data', 'pipeline', 'inference', 'deployment'],
    notation: `
[t(zone)] Training
[s(zone)] Serving
d(storage) Data lake
l(client) Labelling tool
f(database)@t Feature store
n(client)@t Notebooks
p(worker)@t Training pipeline
x(database)@t Experiment log
v(worker)@t Evaluation
r(storage) Model registry
a(api)@s Prediction API
m(model)@s Live model
c(model)@s Candidate model
o(cache)@s Online features
w(monitoring) Drift monitor
u(client) Product backend
l -data-> d: labels
d -data-> f
n -> p: starts
f -data-> p
p -data-> x
p -> v
v -data-> r: registers
r -data-> m
r -data-> c
f -data-> o
u -> a
a -data-> o
a -> m: 95 %
a -> c: 5 %
a -async-> w: inputs and answers
w -async-> p: retrain
`,
  },
  {
    id: 'retrieval-augmented-generation',
    title: 'Chatbot over own documents',
    aliases: [
      'rag',
      'retrieval augmented generation',
      'rag chatbot',
      'llm chatbot',
      'ai chatbot',
      'chatbot',
      'llm application',
      'ai assistant',
      'llm rag',
      'rag pipeline',
    ],
    keywords: [
      'llm',
      'vector',
      'database',
      'embedding',
      'document',
      'gpt',
      'ai',
      'openai',
      'artificial intelligence',
      'knowledge base',
    ],
    notation: `
[i(zone)] Indexing
[q(zone)] Answering
s(storage)@i Company documents
c(worker)@i Crawler and splitter
e(model)@i Embedding model
v(search) Vector index
u(user) Employee
w(browser) Chat window
a(api)@q Chat API
p(identity)@q Access rights
r@q Retriever
k(model)@q Reranker
g@q Prompt builder
l(model)@q Language model
f(firewall)@q Answer filter
h(database)@q Conversations
o(monitoring) Feedback and cost
s -data-> c
c -> e: passages
e -data-> v
u -> w
w -> a
a -> p: what may be read
a -> r: question
r -> e: embed question
r -data-> v
r -> k: passages
k -> g: best passages
g -> l
l -> f
f -> a: answer with sources
a -data-> h
a -async-> o
`,
  },
  {
    id: 'iot-platform',
    title: 'IoT platform',
    aliases: [
      'iot',
      'internet of things',
      'iot cloud',
      'smart factory',
      'telemetry platform',
      'sensor platform',
      'iot data',
    ],
    keywords: ['device', 'sensor', 'mqtt', 'edge', 'gateway', 'data', 'cloud', 'dashboard'],
    notation: `
[e(site)] Edge
[c(cloud)] Cloud
d(sensor)@e Sensors
m(external)@e Machines
g(gateway)@e Edge gateway
b(cache)@e Local buffer
r(identity)@c Device registry
q(queue){technology=MQTT}@c Message broker
x(worker)@c Rule engine
p(worker)@c Stream processor
t(database)@c Time series
o(storage)@c Cold archive
a(api)@c Fleet API
u(function)@c Firmware updates
w(browser) Dashboard
n(mail) Alarms
d -> g: Modbus
m -> g: OPC UA
g -data-> b: when offline
g -> r: certificate
g -async-> q: MQTT over TLS
q -async-> g: commands
q -async-> x
q -async-> p
x -async-> n
p -data-> t
p -data-> o
a -data-> t
w -> a
a -> u
u -async-> q: new version
`,
  },
];
