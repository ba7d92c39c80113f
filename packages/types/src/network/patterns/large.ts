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
m(switch)@b Distribution B
n(switch)@b Access B
o(phone)@b IP phones
p(desktop)@b Lab computers
q(server)@s Directory and DHCP
t(storage)@s Storage
i -> r: 10 Gbit/s
r -> f
f -> c
f -> d
c -> d: 100 Gbit/s
c -> e
d -> e
c -> m
d -> m
e -> g
g -> h
h -wireless-> l
m -> n
n -> o
n -> p
c -> q
d -> t
`,
  },
  {
    id: 'data-centre-network',
    title: 'Data centre network',
    aliases: ['data centre', 'spine leaf', 'leaf spine', 'data centre fabric', 'clos', 'spine and leaf'],
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
l(load-balancer)@z Load balancer
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
b -> s: 100 Gbit/s
b -> t: 100 Gbit/s
s -> c
s -> d
t -> c
t -> d
c -> g
c -> h
d -> m
d -> n
l -> g
l -> h
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
g(firewall)@n North firewall
a(switch)@n North switch
p(desktop)@n North PCs
q(printer)@n North printer
k(firewall)@s South firewall
b(switch)@s South switch
r(desktop)@s South PCs
l(laptop) Travelling staff
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
g -> a
a -> p
a -> q
k -> b
b -> r
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
[c(zone)] Cell 1
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
y(switch)@c Ring switch
p(sensor)@c Controller 1
q(sensor)@c Controller 2
t(device)@c Touch panel
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
x -> y
y -> p: PROFINET
y -> q: PROFINET
y -> t
y -> z
`,
  },
];
