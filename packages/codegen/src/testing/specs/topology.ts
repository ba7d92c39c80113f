import type { CodeSpec } from './code-spec.ts';

export const topologySpecs: readonly CodeSpec[] = [
  {
    id: 'network-tiny',
    family: 'topology',
    size: 'tiny',
    notation: `network: Home
a(router) Router
b(laptop) Laptop
a -wireless-> b
`,
  },
  {
    id: 'network-typical',
    family: 'topology',
    size: 'typical',
    notation: `network: School network
[l(lan)] Classrooms
[d(dmz)] Public services
i(internet) Internet
r(router){technology="10.1.0.1"} Router
f(firewall) Firewall
w(server){technology=nginx}@d Web server
s(switch)@l Core switch
a(access-point)@l Access point
p(printer){technology="10.1.2.20"}@l Printer
t(tablet)@l Tablets
i -> r: 1 Gbit/s
r -> f
f -> w
f -> s
s -> a
s -> p
a -wireless-> t
`,
  },
  {
    id: 'network-hostile',
    family: 'topology',
    size: 'hostile',
    notation: `network: "select * from x; -- */"
[z(zone)] "default"
[y(zone)@z] "interface \\"1\\""
a(router)@y "switch"
b(switch)@z "switch"
c "交换机"
d "\\\\\\\\server\\\\share"
e "alone"
a -> b
b -> a
a -> a: loop
c -> d: "it's */"
`,
  },
  {
    id: 'architecture-typical',
    family: 'topology',
    size: 'typical',
    notation: `architecture: Ticket shop
[c(tier)] Clients
[s(tier)] Services
w(browser){technology=React}@c Web app
g(gateway){technology=NGINX} Gateway
b{technology="Node.js"}@s Booking service
p{technology=Go}@s Payment service
d(database){technology=PostgreSQL} Bookings
q(queue){technology=RabbitMQ} Events
r(worker)@s Reminder worker
n(worker){technology=Python}@s Mail worker
x(external) Card processor
w -> g: HTTPS
g -> b: create a booking
g -> p: pay
b -data-> d: stores bookings
b -async-> q: booking made
q -async-> n
p -> x: charge the card
p -async-> q: failed payments
r -data-> d: poll bookings
r -async-> q: reminders
`,
  },
  {
    id: 'architecture-tiny',
    family: 'topology',
    size: 'tiny',
    notation: `architecture: Two parts
a Shop
b(database) Orders
a -> b
`,
  },
  {
    id: 'architecture-large',
    family: 'topology',
    size: 'large',
    notation: [
      'architecture: Many services',
      ...Array.from({ length: 80 }, (_, index) => `n${index} Service ${index}`),
      ...Array.from({ length: 79 }, (_, index) => `n${index} -> n${index + 1}: call ${index}`),
      ...Array.from({ length: 40 }, (_, index) => `n${index} -> n${index + 40}`),
      '',
    ].join('\n'),
  },
  {
    id: 'architecture-hostile',
    family: 'topology',
    size: 'hostile',
    notation: `architecture: "import"
a "class"
b "class"
c(external) "new */ \\"API\\""
d(database) "数据库"
e ""
a -> b: "delete"
b -> a: "delete"
a -> c: "\${x} */"
a -> c: ""
a -> d
c -> e: "1"
e -> e
e -> d: "it's"
`,
  },
  {
    id: 'deployment-typical',
    family: 'topology',
    size: 'typical',
    notation: `deployment: Clinic system
[w(node)] Web host
[a(node)] Application host
[t(environment)@a] Node 20
b(browser) Browser
n{technology="nginx 1.26"}@w Proxy
o(artefact){technology="Node.js"}@t appointments
p(database){technology="PostgreSQL 16"} Patients
r(database){technology="PostgreSQL 16"} Replica
b -> n: HTTPS 443
n -> o: HTTP 3000
o -> p: TCP 5432
p -replicates-> r: WAL
`,
  },
  {
    id: 'deployment-terse',
    family: 'topology',
    size: 'terse',
    notation: `deployment: ""
a(pod) api
b(pod) api
a -> b
`,
  },
  {
    id: 'network-large',
    family: 'topology',
    size: 'large',
    notation: [
      'network: Campus',
      ...Array.from({ length: 8 }, (_, index) => `[z${index}(lan)] Building ${index}`),
      ...Array.from({ length: 160 }, (_, index) => `n${index}(switch)@z${index % 8} Switch ${index}`),
      ...Array.from({ length: 159 }, (_, index) => `n${Math.floor(index / 3)} -> n${index + 1}`),
      '',
    ].join('\n'),
  },
  {
    id: 'network-terse',
    family: 'topology',
    size: 'terse',
    notation: `network: ""
a pc
b pc
c wifi
a -> c
b -> c
`,
  },
  {
    id: 'architecture-terse',
    family: 'topology',
    size: 'terse',
    notation: `architecture: ""
a app
b db
c app
a -> b
c -> b
`,
  },
  {
    id: 'deployment-tiny',
    family: 'topology',
    size: 'tiny',
    notation: `deployment: One host
[h(node)] Host
a(artefact)@h Site
b(database) Store
a -> b: TCP 5432
`,
  },
  {
    id: 'deployment-large',
    family: 'topology',
    size: 'large',
    notation: [
      'deployment: Fleet',
      ...Array.from({ length: 20 }, (_, index) => `[h${index}(node)] Host ${index}`),
      ...Array.from({ length: 100 }, (_, index) => `n${index}(artefact)@h${index % 20} Unit ${index}`),
      ...Array.from({ length: 99 }, (_, index) => `n${index} -> n${index + 1}: HTTP ${8000 + index}`),
      '',
    ].join('\n'),
  },
  {
    id: 'deployment-hostile',
    family: 'topology',
    size: 'hostile',
    notation: `deployment: "package: */ \\"main\\""
[n(node)] "1st"
[m(node)@n] "default"
a(artefact){technology="'; rm -rf"}@m "import"
b(artefact)@m "Import"
c(database){technology="Пост"}@n "база"
d(browser) ""
a -> b: "call"
b -> a: "call"
a -> a
a -> c: "TCP 99999"
d -> a: "\${HOME} #{x}"
d -> b
`,
  },
];
