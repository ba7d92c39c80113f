import type { Pattern } from '@diagloom/diagram/model';

/** Networks of hotels, hospitals, divided offices, and of people who try things at home. */
export const placeNetworks: readonly Pattern[] = [
  {
    id: 'hotel-network',
    title: 'Hotel network',
    aliases: ['hotel', 'hotel wifi', 'hotel internet', 'resort', 'guest house', 'motel'],
    keywords: ['guest', 'room', 'wifi', 'floor', 'reception', 'access point', 'tv', 'building'],
    notation: `
[h(site)] Hotel
[a(vlan)@h] Guests
[b(vlan)@h] Reception and back office
[c(vlan)@h] Payment
[d(vlan)@h] Building and security
i(internet) Internet
r(router)@h Edge router
f(firewall)@h Firewall with guest portal
k(switch)@h Core switch
l(switch)@h Floor switch 1
m(switch)@h Floor switch 2
w(access-point)@a Corridor access points
t(display)@a Room televisions
u(mobile)@a Guests' devices
p(desktop)@b Reception PCs
s(server)@b Property management
q(phone)@b Telephone system
n(printer)@b Printer
e(till)@c Card terminals
o(controller)@d Door lock controller
v(camera)@d Cameras
x(storage)@d Video recorder
i -> r: fibre
r -> f
f -> k
k -> l
k -> m
l -> w
m -> t
w -wireless-> u
k -> p
k -> s
k -> q
k -> n
k -> e
k -> o
k -> v
k -> x
`,
  },
  {
    id: 'hospital-network',
    title: 'Hospital network',
    aliases: ['hospital', 'clinic', 'medical network', 'healthcare', 'health care', 'medical centre network'],
    keywords: ['medical', 'patient', 'ward', 'device', 'wifi', 'doctor', 'imaging', 'segmented', 'security'],
    notation: `
[k(zone)] Core
[a(vlan)] Wards
[b(vlan)] Medical devices
[c(vlan)] Imaging
[d(vlan)] Guests
[s(zone)] Server room
i(internet) Internet
r(router)@k Border router
f(firewall)@k Firewall pair
x(switch)@k Core switch 1
y(switch)@k Core switch 2
w(switch)@a Ward switch
p(desktop)@a Nurse stations
t(tablet)@a Bedside tablets
o(access-point)@a Ward access points
m(switch)@b Device switch
n(sensor)@b Patient monitors
q(device)@b Infusion pumps
u(switch)@c Imaging switch
v(device)@c CT and MRI scanners
z(storage)@c Image archive
g(mobile)@d Visitors' phones
e(server)@s Hospital information system
h(database)@s Patient records
l(vpn)@k Remote support gateway
i -> r: two providers
r -> f
f -> x
f -> y
f -> l
x -> y
x -> w
y -> w
w -> p
w -> o
o -wireless-> t
o -wireless-> g
x -> m
m -> n
m -> q
y -> u
u -> v
u -> z
x -> e
y -> e
e -> h
`,
  },
  {
    id: 'office-vlans',
    title: 'Office divided into VLANs',
    aliases: [
      'vlan',
      'vlans',
      'office vlans',
      'vlan segmentation',
      'network segmentation',
      'inter vlan routing',
      'segmented office',
      'router on a stick',
      'virtual lan',
    ],
    keywords: [
      'office',
      'switch',
      'trunk',
      'router',
      'guest',
      'voice',
      'server',
      'sales',
      'finance',
      'layer',
      'segment',
    ],
    notation: `
[a(vlan)] VLAN 10 Staff
[b(vlan)] VLAN 20 Finance
[c(vlan)] VLAN 30 Voice
[d(vlan)] VLAN 40 Guests
[e(vlan)] VLAN 50 Servers
[m(vlan)] VLAN 99 Management
i(internet) Internet
f(firewall) Firewall
k(switch) Layer 3 core switch
l(switch) Access switch 1
n(switch) Access switch 2
p(desktop)@a Staff computers
r(printer)@a Staff printer
q(desktop)@b Finance computers
t(phone)@c Desk phones
w(access-point)@m Access point
u(laptop)@d Guest laptops
s(server)@e File server
v(server)@e Directory and DHCP
x(desktop)@m Administrator PC
i -> f
f -> k
k -> l: trunk
k -> n: trunk
l -> p: VLAN 10
l -> r: VLAN 10
l -> t: VLAN 30
n -> q: VLAN 20
n -> w: trunk
w -wireless-> u
k -> s: VLAN 50
k -> v: VLAN 50
k -> x: VLAN 99
`,
  },
  {
    id: 'home-lab',
    title: 'Home lab',
    aliases: [
      'homelab',
      'home server',
      'home lab network',
      'proxmox',
      'self hosting',
      'self hosted',
      'home server network',
      'nas home',
    ],
    keywords: ['server', 'nas', 'home', 'vlan', 'raspberry pi', 'virtual', 'rack', 'lab', 'proxmox', 'hosting'],
    notation: `
[t(vlan)] Family
[l(vlan)] Lab
[g(vlan)] Smart home
[x(dmz)] Published services
i(internet) Internet
m(modem) Fibre modem
f(firewall) Firewall with VPN
s(switch) Managed switch
a(access-point) Access point
d(desktop)@t Workstation
p(mobile)@t Phones
h(server)@l Hypervisor 1
k(server)@l Hypervisor 2
n(storage)@l Network storage
o(server)@l Container host
b(storage)@l Backup disk
w(proxy)@x Reverse proxy
c(controller)@g Home automation
e(sensor)@g Sensors and lamps
v(laptop) Laptop on the road
i -> m: fibre
m -> f
v -tunnel-> f: VPN
f -> s: trunk
f -> w
s -> a
s -> d
a -wireless-> p
s -> h
s -> k
h -> n: iSCSI
k -> n: iSCSI
n -> b: nightly
s -> o
w -> o
s -> c
a -wireless-> e
c -> e
`,
  },
];
