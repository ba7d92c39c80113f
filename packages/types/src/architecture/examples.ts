import type { Example } from '@diagloom/diagram/model';

export const architectureExamples: readonly Example[] = [
  {
    title: 'Web shop',
    prompt:
      'A web app and a mobile app call the API gateway. The gateway calls the catalog service, the order service and the user service. The catalog service uses Redis and PostgreSQL, the order service uses PostgreSQL and publishes events to Kafka, and the notification service consumes them.',
    notation: `architecture: Web shop
[c(tier)] Clients
[s(tier)] Services
[d(tier)] Data
w(browser){technology=React}@c Web app
m(mobile){technology=Swift}@c Mobile app
g(gateway){technology=NGINX} API gateway
a{technology="Node.js"}@s Catalogue service
o{technology="Spring Boot"}@s Order service
u{technology=Go}@s User service
n{technology=Python}@s Notification service
r(cache){technology=Redis}@d Catalogue cache
p(database){technology=PostgreSQL}@d Shop database
k(queue){technology=Kafka}@d Order events
w -> g: HTTPS
m -> g: HTTPS
g -> a
g -> o
g -> u
a -data-> r
a -data-> p
o -data-> p
u -data-> p
o -async-> k: order placed
k -async-> n
`,
  },
  {
    title: 'Serverless photo service',
    prompt:
      'Users open the web app through a CDN. The web app calls an API gateway, which invokes an upload function and a search function. The upload function stores photos in object storage, the storage triggers a thumbnail function, and the functions write to a document database.',
    notation: `architecture: Serverless photo service
[c(cloud)] Cloud account
[f(zone)@c] Functions
[s(zone)@c] Stores
u(user) Photographer
w(browser){technology=React} Web app
n(cdn)@c Content delivery
g(gateway)@c API gateway
p(function){technology=Python}@f Upload
t(function){technology=Python}@f Thumbnails
q(function){technology="Node.js"}@f Search
o(storage)@s Photo storage
d(database){technology=MongoDB}@s Photo index
u -> w
w -> n: loads
w -> g: HTTPS
g -> p
g -> q
p -data-> o
o -async-> t: new photo
t -data-> d
q -data-> d
`,
  },
  {
    title: 'Payments in a private network',
    prompt:
      'Merchants call the payment API through a load balancer in the public subnet. Two payment services run in the private subnet. They use a fraud model, the payment database and the card scheme outside. A worker settles payments from a queue.',
    notation: `architecture: Payments in a private network
[v(vpc)] Payments VPC
[p(subnet)@v] Public subnet
[r(subnet)@v] Private subnet
[d(subnet)@v] Data subnet
m(client) Merchant systems
l(load-balancer)@p Load balancer
a(api){technology=Kotlin}@r Payment API 1
b(api){technology=Kotlin}@r Payment API 2
f(model){technology=Python}@r Fraud model
w(worker){technology=Kotlin}@r Settlement worker
q(queue){technology=RabbitMQ}@d Settlements
t(database){technology=PostgreSQL}@d Payments
c(external) Card scheme
m -> l: HTTPS
l -> a
l -> b
a -> f: score
b -> f: score
a -data-> t
b -data-> t
a -async-> q
b -async-> q
q -async-> w
w -> c: ISO 20022
`,
  },
  {
    title: 'Observability platform',
    prompt:
      'Applications send metrics to Prometheus and logs to Elasticsearch through OpenTelemetry. Grafana reads both. Alerts go to the on-call engineer by mail.',
    notation: `architecture: Observability platform
[a(system)] Applications
[o(system)] Observability
s{technology=Java}@a Shop
b{technology=Go}@a Billing
c{technology=OpenTelemetry}@o Collector
p(database){technology=Prometheus}@o Metrics
e(search){technology=Elasticsearch}@o Logs
g(monitoring){technology=Grafana}@o Dashboards
m(mail) Alert mail
u(user) On-call engineer
s -> c: OTLP
b -> c: OTLP
c -data-> p: metrics
c -data-> e: logs
p -data-> g
e -data-> g
g -async-> m: alerts
m -> u
`,
  },
];
