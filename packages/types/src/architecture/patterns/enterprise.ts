import type { Pattern } from '@diagloom/diagram/model';

/** Systems of banks and hospitals, and how applications are layered and delivered. */
export const enterpriseArchitectures: readonly Pattern[] = [
  {
    id: 'banking-app',
    title: 'Banking app',
    aliases: [
      'bank',
      'banking',
      'mobile banking',
      'online banking',
      'digital bank',
      'core banking',
      'fintech app',
      'internet banking',
      'banking application',
      'fintech',
    ],
    keywords: ['customer', 'account', 'mobile', 'security', 'transaction', 'core', 'microservice'],
    notation: `
[c(tier)] Channels
[s(tier)] Services
[k(zone)] Core banking
m(mobile)@c Mobile app
b(browser)@c Web banking
f(firewall) Web application firewall
g(gateway) API gateway
i(identity)@s Strong authentication
a@s Account service
p@s Payment service
r@s Fraud detection
n@s Notification service
q(queue)@s Payment events
l@k Ledger
d(database)@k Accounts and bookings
o(database)@k Audit log
h(cache)@s Balances
x(external) Payment network
y(external) Card processor
z(external) Credit bureau
m -> f: HTTPS
b -> f: HTTPS
f -> g
g -> i
g -> a
g -> p
a -data-> h
a -> l
a -> z: score
p -> r: check
p -> l: book
p -> x
p -> y
p -async-> q
q -async-> n
q -async-> o
l -data-> d
l -data-> o
`,
  },
  {
    id: 'hospital-information-system',
    title: 'Hospital information system',
    aliases: [
      'hospital',
      'hospital management',
      'healthcare',
      'health care',
      'electronic health record',
      'ehr',
      'emr',
      'clinic',
      'medical records',
      'telemedicine',
      'electronic medical record',
    ],
    keywords: [
      'patient',
      'doctor',
      'fhir',
      'hl7',
      'record',
      'radiology',
      'laboratory',
      'information',
      'medical',
      'health',
    ],
    notation: `
[p(tier)] Access
[c(group)] Clinical systems
[a(group)] Administration
n(browser)@p Ward workstation
m(mobile)@p Bedside tablet
u(browser)@p Patient portal
i(identity) Sign-in with roles
g(gateway) Portal gateway
e@c Electronic health record
l@c Laboratory system
r@c Radiology system
h@c Pharmacy system
v(storage)@c Image archive
d(database)@c Patient records
b@a Admission and discharge
f@a Billing
o(database)@a Administrative data
x(queue){technology="HL7 and FHIR"} Integration engine
y(external) Health insurers
z(external) Family doctors
n -> i
m -> i
n -> e
m -> e
u -> g
g -> e: own record
e -data-> d
e -async-> x: orders
x -async-> l
x -async-> r
x -async-> h
l -async-> x: findings
r -data-> v
b -async-> x: admissions
b -data-> o
f -data-> o
f -> y: claims
x -async-> z: letters
`,
  },
  {
    id: 'layered-monolith',
    title: 'Layered monolith',
    aliases: [
      'monolith',
      'monolithic',
      'layered architecture',
      'layered',
      'monolith with layers',
      'n layer',
      'layered application',
      'monolithic application',
      'modular monolith',
      'clean architecture',
      'hexagonal',
    ],
    keywords: [
      'layer',
      'presentation',
      'business',
      'persistence',
      'database',
      'controller',
      'repository',
      'logic',
      'module',
    ],
    notation: `
[m(system)] Application
[p(tier)@m] Presentation
[b(tier)@m] Business logic
[d(tier)@m] Data access
u(browser) Browser
l(load-balancer) Load balancer
w@p Web controllers
r(api)@p REST API
v@p Input validation
o@b Order module
c@b Catalog module
k@b Customer module
e@b Domain events
h@d Order repository
i@d Catalog repository
j@d Customer repository
n@d Mail adapter
s(database) Relational database
x(mail) Mail server
u -> l: HTTPS
l -> w
l -> r
w -> v
r -> v
v -> o
v -> c
v -> k
o -> c: prices
o -async-> e
e -> n
o -> h
c -> i
k -> j
h -data-> s
i -data-> s
j -data-> s
n -> x
`,
  },
  {
    id: 'micro-frontends',
    title: 'Micro frontends',
    aliases: [
      'micro frontend',
      'microfrontend',
      'microfrontends',
      'module federation',
      'frontend architecture',
      'micro front end',
    ],
    keywords: ['shell', 'remote', 'module', 'federation', 'component', 'web', 'backend', 'react'],
    notation: `
[s(group)] Shared
[a(group)] Catalog team
[b(group)] Checkout team
[c(group)] Account team
u(browser) Browser
n(cdn) Content delivery
h(client)@s App shell
d(storage)@s Manifest of versions
k(client)@s Design system
i(identity)@s Sign-in
e(client)@a Catalog frontend
f(api)@a Catalog backend
g(database)@a Products
l(client)@b Checkout frontend
m(api)@b Checkout backend
o(database)@b Orders
p(client)@c Account frontend
q(api)@c Account backend
r(database)@c Customers
u -> n: HTTPS
n -> h
h -> d: which versions
h -> i
h -> e: mounts
h -> l: mounts
h -> p: mounts
e -> k
l -> k
p -> k
e -> f
f -data-> g
l -> m
m -data-> o
p -> q
q -data-> r
`,
  },
  {
    id: 'content-delivery-network',
    title: 'Content delivery network',
    aliases: [
      'cdn',
      'content delivery',
      'edge caching',
      'cdn architecture',
      'edge network',
      'edge cache',
      'static content delivery',
    ],
    keywords: ['cache', 'edge', 'origin', 'content', 'server', 'website', 'image', 'caching', 'dns'],
    notation: `
[e(region)] Europe
[a(region)] Asia
[o(site)] Origin
u(user) Visitors in Europe
v(user) Visitors in Asia
d(dns) Routing DNS
f(firewall)@e Edge firewall Europe
g(cache)@e Edge cache Europe
h(firewall)@a Edge firewall Asia
i(cache)@a Edge cache Asia
s(cache) Origin shield
l(load-balancer)@o Origin balancer
w@o Web server 1
x@o Web server 2
b(storage)@o Images and videos
p(worker) Purge service
m(monitoring) Log analysis
r(client) Publishing desk
u -> d: looks up
v -> d: looks up
u -> f: HTTPS
v -> h: HTTPS
f -> g
h -> i
g -> s: on a miss
i -> s: on a miss
s -> l: on a miss
l -> w
l -> x
w -data-> b
x -data-> b
r -> p: content changed
p -async-> g: purge
p -async-> i: purge
g -async-> m: access log
i -async-> m: access log
`,
  },
];
