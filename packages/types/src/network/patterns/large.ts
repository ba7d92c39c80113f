import type { Pattern } from '@diagloom/diagram/model';

/** Networks of companies, campuses and data centres. */
export const largeNetworks: readonly Pattern[] = [
  {
    id: 'campus-network',
    title: 'Campus network',
    aliases: [
      'campus',
      'university',
      'school',
      'hierarchical',
      'three layer',
      'core distribution access',
      'enterprise',
      'enterprise campus',
      'university campus',
    ],
    keywords: ['core', 'distribution', 'access', 'building', 'switch', 'redundant', 'wifi', 'layer'],
    notation: `
[k(zone)] Core
[a(site)] Building A
[b(site)] Building B
[s(zone)] Server room
i(internet) Internet
r(router) Border router
f(firewall) Firewall pair
c(switch)@k Core switch 1
d(switch)@k Core switch 2
e(switch)@a Distribution A
g(switch)@a Access A
h(access-point)@a Wi-Fi A
l(laptop)@a Student laptops
o(desktop)@a Office computers
m(switch)@b Distribution B
n(switch)@b Access B
x(access-point)@b Wi-Fi B
y(mobile)@b Visitors' phones
p(desktop)@b Lab computers
w(switch)@s Server switch
q(server)@s Directory and DHCP
t(storage)@s Storage
i -> r: 10 Gbit/s
r -> f
f -> c
f -> d
c -> d
c -> e
d -> e
c -> m
d -> m
e -> g
g -> h
g -> o
h -wireless-> l
m -> n
n -> x
n -> p
x -wireless-> y
c -> w
d -> w
w -> q
w -> t
`,
  },
  {
    id: 'data-centre-network',
    title: 'Data center network',
    aliases: [
      'data centre network',
      'data centre',
      'spine leaf',
      'leaf spine',
      'data centre fabric',
      'clos',
      'spine and leaf',
    ],
    keywords: ['spine', 'leaf', 'rack', 'server', 'fabric', 'switch', 'redundant'],
    notation: `
[p(zone)] Spine
[x(zone)] Rack 1
[y(zone)] Rack 2
[z(zone)] Border rack
i(internet) Internet
e(router)@z Edge router 1
f(router)@z Edge router 2
w(firewall)@z Firewall cluster
b(switch)@z Border leaf
l(load-balancer)@z Load balancer pair
s(switch)@p Spine 1
t(switch)@p Spine 2
c(switch)@x Leaf 1
g(server)@x Hypervisor 1
h(server)@x Hypervisor 2
d(switch)@y Leaf 2
m(server)@y Database host
n(storage)@y Storage array
i -> e: BGP
i -> f: BGP
e -> w
f -> w
w -> b
b -> l
b -> s
b -> t
s -> c
s -> d
t -> c
t -> d
c -> g
c -> h
d -> m
d -> n
`,
  },
  {
    id: 'branches-over-vpn',
    title: 'Headquarters with branches over VPN',
    aliases: [
      'site to site vpn',
      'vpn',
      'branch office',
      'branch',
      'headquarters and branch',
      'branches',
      'wan',
      'sd wan',
      'sdwan',
      'multi site',
      'hub and spoke',
    ],
    keywords: ['headquarters', 'office', 'tunnel', 'branch', 'ipsec', 'remote', 'site', 'two', 'connected'],
    notation: `
[h(site)] Headquarters
[n(site)] Branch north
[s(site)] Branch south
i(internet) Internet
f(firewall)@h Main firewall
v(vpn)@h VPN concentrator
c(switch)@h Main switch
d(server)@h ERP server
t(storage)@h File storage
u(desktop)@h Office PCs
g(firewall)@n North firewall
a(switch)@n North switch
p(desktop)@n North PCs
q(printer)@n North printer
k(firewall)@s South firewall
b(switch)@s South switch
r(desktop)@s South PCs
w(printer)@s South printer
l(laptop) Traveling staff
i -> f: 1 Gbit/s
i -> g: 250 Mbit/s
i -> k: 250 Mbit/s
f -> v
v -tunnel-> g: IPsec
v -tunnel-> k: IPsec
l -tunnel-> v: TLS
f -> c
c -> d
c -> t
c -> u
g -> a
a -> p
a -> q
k -> b
b -> r
b -> w
`,
  },
  {
    id: 'dmz-network',
    title: 'Network with a perimeter zone',
    aliases: ['dmz', 'perimeter', 'demilitarised zone', 'demilitarized zone', 'web server dmz', 'enterprise dmz'],
    keywords: ['firewall', 'web server', 'internal', 'security', 'lan', 'server', 'public'],
    notation: `
[d(dmz)] DMZ
[l(lan)] Internal network
[a(vlan)@l] Administration
i(internet) Internet
r(router) Edge router
o(firewall) Outer firewall
s(switch)@d DMZ switch
p(proxy)@d Reverse proxy
w(server)@d Web server
m(server)@d Mail relay
n(dns)@d Public DNS
x(firewall) Inner firewall
c(switch)@l Core switch
e(server)@l Application server
b(database)@l Database server
j(server)@a Jump host
g(server)@a Log server
u(desktop)@l Workstations
i -> r
r -> o
o -> s
s -> p
s -> w
s -> m
s -> n
s -> x
x -> c
c -> e
c -> b
c -> j
c -> g
c -> u
`,
  },
  {
    id: 'industrial-network',
    title: 'Industrial network',
    aliases: [
      'factory',
      'plant',
      'scada',
      'ot',
      'production network',
      'operational technology',
      'purdue model',
      'manufacturing',
    ],
    keywords: ['plc', 'control', 'firewall', 'machine', 'scada', 'security', 'automation'],
    notation: `
[o(lan)] Office network
[d(dmz)] Industrial DMZ
[s(zone)] Supervision
[c(zone)] Production cell on a PROFINET ring
i(internet) Internet
f(firewall) Company firewall
e(server)@o ERP
u(desktop)@o Planners' PCs
w(switch)@o Office switch
g(firewall) Plant firewall
h(server)@d Historian mirror
j(server)@d Jump server
x(switch)@s Control switch
m(server)@s SCADA server
n(database)@s Historian
a(desktop)@s Operator stations
b(laptop)@s Engineering station
y(switch)@c Ring switch 1
k(switch)@c Ring switch 2
l(switch)@c Ring switch 3
p(controller)@c Line controller
t(display)@c Operator panel
q(controller)@c Safety controller
v(actuator)@c Drives
r(controller)@c Remote I/O
z(camera)@c Inspection camera
i -> f
f -> w
w -> e
w -> u
w -> g
g -> h
g -> j
g -> x
x -> m
x -> n
x -> a
x -> b
x -> y
y -> k
k -> l
l -> y
y -> p
y -> t
k -> q
k -> v
l -> r
l -> z
`,
  },
];
