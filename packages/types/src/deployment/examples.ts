import type { Example } from '@diagloom/diagram/model';

export const deploymentExamples: readonly Example[] = [
  {
    title: 'Three-tier web application',
    prompt:
      'The browser connects over HTTPS to nginx on the web server. nginx forwards over HTTP to orders.war in Tomcat on the application server. orders.war connects over JDBC to PostgreSQL on the database server, which replicates to a standby.',
    notation: `deployment: Three-tier web application
[w(node)] Web server
[a(node)] Application server
[t(environment)@a] Apache Tomcat 10
[d(node)] Database server
[s(node)] Standby server
b(browser) Browser
n{technology="nginx 1.26"}@w Reverse proxy
o(artefact){technology="Java 21"}@t orders.war
p(database){technology="PostgreSQL 16"}@d Orders database
r(database){technology="PostgreSQL 16"}@s Orders standby
b -> n: HTTPS 443
n -> o: HTTP 8080
o -> p: JDBC 5432
p -replicates-> r: WAL
`,
  },
  {
    title: 'Kubernetes on Google Cloud',
    prompt:
      'On Google Cloud, a Kubernetes cluster runs an ingress, two API pods and a worker pod. The ingress routes to the API pods. The API pods use Cloud SQL and publish to RabbitMQ, and the worker consumes from it. Users come through Cloudflare.',
    notation: `deployment: Kubernetes on Google Cloud
[g(cloud)] Google Cloud
[k(cluster)@g] Kubernetes cluster
[n(stage)@k] Production namespace
u(user) Users
c(cdn){technology=Cloudflare} CDN
i(gateway){technology=NGINX}@n Ingress
a(pod){technology="Node.js"}@n API pod 1
b(pod){technology="Node.js"}@n API pod 2
w(pod){technology=Python}@n Worker pod
q(queue){technology=RabbitMQ}@n Job queue
s(database){technology=PostgreSQL}@g Cloud SQL
u -> c: HTTPS
c -> i: HTTPS
i -> a: HTTP 3000
i -> b: HTTP 3000
a -> s: TCP 5432
b -> s: TCP 5432
a -> q: AMQP
b -> q: AMQP
q -> w: AMQP
`,
  },
  {
    title: 'Point of sale in a shop',
    prompt:
      'Each till runs the POS client on a Windows terminal and prints on a receipt printer over USB. The tills connect to the store server, which runs the store service and a local database and synchronises with the head office over HTTPS.',
    notation: `deployment: Point of sale in a shop
[s(site)] Shop
[t(node)@s] Till
[m(node)@s] Store server
[h(site)] Head office
[e(node)@h] ERP server
c{technology=".NET 8"}@t POS client
r{technology="ESC/POS"}@t Receipt printer driver
v{technology="ASP.NET"}@m Store service
d(database){technology=SQLite}@m Store database
f{technology=Java}@e ERP
o(database){technology=PostgreSQL}@e ERP database
c -> r: USB
c -> v: HTTPS
v -> d
v -> f: HTTPS, nightly
f -> o: JDBC
`,
  },
];
