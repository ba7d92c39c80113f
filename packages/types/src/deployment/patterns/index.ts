import type { Pattern } from '@diagloom/diagram/model';

/** Where software runs, from one machine to several regions. */
export const deploymentPatterns: readonly Pattern[] = [
  {
    id: 'kubernetes-web-application',
    title: 'Web application on Kubernetes',
    aliases: [
      'kubernetes',
      'kubernetes cluster',
      'kubernetes deployment',
      'kubernetes web app',
      'eks',
      'aks',
      'gke',
      'helm',
      'kubernetes microservice',
    ],
    keywords: [
      'pod',
      'ingress',
      'cluster',
      'web',
      'container',
      'docker',
      'aws',
      'azure',
      'gcp',
      'redis',
      'postgres',
      'namespace',
      'application',
    ],
    notation: `
[k(cluster)] Kubernetes cluster
[n(stage)@k] Production namespace
[o(stage)@k] Operations namespace
u(user) Users
d(dns) DNS
l(load-balancer) Cloud load balancer
i(gateway){technology=NGINX}@n Ingress 1
j(gateway){technology=NGINX}@n Ingress 2
x(component)@n Frontend service
y(component)@n API service
f(pod)@n Frontend pod 1
h(pod)@n Frontend pod 2
a(pod)@n API pod 1
b(pod)@n API pod 2
w(pod)@n Worker pod
q(queue){technology=RabbitMQ}@n Job queue
r(cache){technology=Redis}@n Cache
p(monitoring){technology=Prometheus}@o Metrics
g(container){technology="Argo CD"}@o Delivery agent
e(external) Configuration repository
s(database){technology=PostgreSQL} Managed database
u -> d: looks up
u -> l: HTTPS
l -> i
l -> j
i -> x: HTTP 80
j -> x: HTTP 80
i -> y: HTTP 8080
j -> y: HTTP 8080
x -> f
x -> h
y -> a
y -> b
a -> s: TCP 5432
b -> s: TCP 5432
a -> r: TCP 6379
b -> r: TCP 6379
a -> q: AMQP
b -> q: AMQP
q -> w: AMQP
w -> s: TCP 5432
p -> a: scrapes
p -> b: scrapes
g -> e: watches
g -deploys-> x
g -deploys-> y
g -deploys-> w
`,
  },
  {
    id: 'docker-compose',
    title: 'Containers on one host',
    aliases: [
      'docker compose',
      'docker',
      'docker host',
      'single server docker',
      'docker container',
      'containerised app',
      'containerized app',
      'docker deployment',
    ],
    keywords: ['nginx', 'container', 'postgres', 'redis', 'web', 'app', 'compose', 'single'],
    notation: `
[h(node)] Docker host
[f(environment)@h] Front network
[b(environment)@h] Back network
u(browser) Browser
n(container){technology=nginx}@f Reverse proxy
c(container){technology=certbot}@f Certificate renewal
w(container)@f Web front end
a(container)@b API
k(container)@b Background worker
r(cache){technology=Redis}@b Cache and queue
p(database){technology=PostgreSQL}@b Database
v(storage)@h Database volume
s(storage) Off-site backup
g(external) Image registry
u -> n: HTTPS 443
n -> w: HTTP 3000
n -> a: HTTP 8000
c -> n: certificates
a -> p: 5432
a -> r: 6379
k -> p: 5432
k -> r: 6379
p -> v
v -replicates-> s: nightly
g -deploys-> h: images
`,
  },
  {
    id: 'lamp-stack',
    title: 'Website with a content management system',
    aliases: [
      'wordpress',
      'lamp',
      'lamp stack',
      'php website',
      'cms',
      'wordpress website',
      'wordpress hosting',
      'php application',
      'php',
    ],
    keywords: ['php', 'mysql', 'apache', 'linux', 'website', 'hosting', 'server', 'web'],
    notation: `
[w(node)] Web server
[e(environment)@w] PHP runtime
[d(node)] Database server
[b(site)] Backup site
u(browser) Visitors
a(desktop) Editors
c(cdn) Content delivery
f(firewall) Firewall
n{technology="Apache 2.4"}@w Web server software
p(artefact){technology=WordPress}@e Content management
m(storage)@w Uploads
o(cache){technology=Redis}@w Object cache
q(database){technology=MySQL}@d Content database
r(database){technology=MySQL}@b Replica
s(storage)@b Nightly archive
x(mail) Mail relay
u -> c: HTTPS
a -> f: HTTPS
c -> f: HTTPS
f -> n: HTTPS
n -> p: FastCGI
p -> m
p -> o: 6379
p -> q: 3306
p -> x: SMTP
q -replicates-> r: binary log
q -replicates-> s: dump
m -replicates-> s: files
`,
  },
  {
    id: 'blue-green-deployment',
    title: 'Blue-green deployment',
    aliases: ['blue green', 'zero downtime deployment', 'zero downtime', 'blue green release'],
    keywords: ['rollback', 'traffic', 'switch', 'release', 'load balancer'],
    notation: `
[b(stage)] Blue, live
[g(stage)] Green, next release
u(user) Users
t(user) Testers
l(load-balancer) Traffic switch
a(server)@b Blue web 1
c(server)@b Blue web 2
e(server)@g Green web 1
f(server)@g Green web 2
p(worker) Delivery pipeline
r(storage) Artifact store
d(database) Shared database
m(monitoring) Health checks
u -> l: HTTPS
l -> b: live traffic
l -> g: after the switch
t -> g: test address
p -> r: fetches the release
p -deploys-> g
b -> d
g -> d
m -> g: probes
m -> l: allows the switch
`,
  },
  {
    id: 'two-regions',
    title: 'Two regions with failover',
    aliases: [
      'multi region',
      'disaster recovery',
      'failover',
      'high availability',
      'multi region failover',
      'active passive',
      'active active',
      'geo redundancy',
      'multi az',
      'high availability deployment',
    ],
    keywords: [
      'region',
      'replication',
      'aws',
      'azure',
      'gcp',
      'database',
      'web',
      'application',
      'backup',
      'standby',
      'redundant',
    ],
    notation: `
[a(region)] Main region
[x(zone)@a] Zone 1
[y(zone)@a] Zone 2
[b(region)] Standby region
u(user) Users
d(dns) Failover DNS
l(load-balancer)@a Main balancer
p(server)@x App server 1
q(server)@y App server 2
m(database)@x Primary database
s(database)@y Synchronous standby
o(storage)@a Object storage
k(load-balancer)@b Standby balancer
r(server)@b Standby app 1
t(server)@b Standby app 2
n(database)@b Remote replica
c(storage)@b Storage copy
h(monitoring) Health probe
u -> d: looks up
d -> l: healthy
d -> k: after failover
l -> p
l -> q
p -> m
q -> m
m -replicates-> s: synchronous
m -replicates-> n: asynchronous
p -> o
q -> o
o -replicates-> c
k -> r
k -> t
r -> n
t -> n
r -> c
t -> c
h -> l: probes
h -> k: probes
h -> d: switches
`,
  },
  {
    id: 'static-site',
    title: 'Static site with an API',
    aliases: [
      'static site',
      'jamstack',
      'single page application',
      'spa',
      'react app',
      'static website',
      'react application',
      'frontend',
      'vue app',
      'angular app',
      'react app with api',
    ],
    keywords: ['cdn', 's3', 'react', 'api', 'aws', 'node', 'hosting', 'web', 'website', 'backend'],
    notation: `
[e(zone)] Edge
[s(zone)] Build
[b(zone)] Backend
u(browser) Browser
n(dns) DNS
c(cdn)@e Content delivery
o(storage)@e Static bundle
f(function)@e Edge redirect rules
g(external)@s Git repository
p(worker)@s Build job
h(gateway)@b API gateway
a(function)@b Form handler
v(function)@b Search handler
d(database)@b Document store
m(mail)@b Mail service
l(monitoring)@b Logs
u -> n: looks up
u -> c: HTTPS
c -> f
c -> o
g -> p: push
p -deploys-> o
p -> c: purges
u -> h: HTTPS JSON
h -> a
h -> v
a -> d
a -> m
v -> d
a -> l
v -> l
`,
  },
  {
    id: 'app-server-cluster',
    title: 'Application server cluster',
    aliases: [
      'java application',
      'spring boot',
      'java web application',
      'application server',
      'tomcat',
      'on premises',
      'three tier',
      'web application',
      'java enterprise application',
      'three tier web application',
      'spring boot application',
      'django',
      'node application',
      'on premise',
    ],
    keywords: ['database', 'load balancer', 'cluster', 'server', 'java', 'web', 'nginx', 'oracle', 'tier', 'app'],
    notation: `
[z(dmz)] Perimeter
[p(node)] Application host 1
[j(environment)@p] Runtime 1
[q(node)] Application host 2
[k(environment)@q] Runtime 2
[d(node)] Database host
[e(node)] Standby host
u(browser) Browser
w(firewall)@z Web firewall
l(load-balancer)@z Load balancer
a(artefact)@j Application, node 1
b(artefact)@k Application, node 2
s(cache) Session store
m(database)@d Main database
r(database)@e Standby database
f(storage) Shared files
x(mail) Mail server
t(monitoring) Monitoring
u -> w: HTTPS 443
w -> l
l -> a: HTTP 8080
l -> b: HTTP 8080
a -> s
b -> s
a -> m: JDBC
b -> m: JDBC
m -replicates-> r
a -> f
b -> f
a -> x: SMTP
b -> x: SMTP
t -> a: probes
t -> b: probes
`,
  },
];
