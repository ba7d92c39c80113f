import type { Example } from '@diagloom/diagram/model';

export const networkExamples: readonly Example[] = [
  {
    title: 'Small office',
    prompt:
      'The internet connects to a router, the router to a firewall, the firewall to a core switch. The switch connects to a file server, a printer, two workstations and an access point. A laptop and a tablet use the access point over Wi-Fi.',
    notation: `network: Small office
[o(lan)] Office LAN
i(internet) Internet
r(router) Router
f(firewall) Firewall
s(switch)@o Core switch
d(storage){technology="192.168.1.10"}@o File server
p(printer){technology="192.168.1.20"}@o Printer
a(desktop)@o Reception PC
b(desktop)@o Accounting PC
w(access-point)@o Access point
l(laptop)@o Sales laptop
t(tablet)@o Tablet
i -> r: 1 Gbit/s
r -> f
f -> s: 10 Gbit/s
s -> d
s -> p
s -> a
s -> b
s -> w
w -wireless-> l
w -wireless-> t
`,
  },
  {
    title: 'Company network with a DMZ',
    prompt:
      'Two firewalls: the outer firewall connects the internet to the DMZ with the web server and the mail server. The inner firewall connects the DMZ to the LAN with an application server, a database server and the office switch for workstations and IP phones.',
    notation: `network: Company network with a DMZ
[d(dmz)] DMZ
[l(lan)] Internal LAN
[v(vlan)@l] Server VLAN 20
[c(vlan)@l] Office VLAN 30
i(internet) Internet
e(router){technology="BGP edge"} Edge router
o(firewall) Outer firewall
s(switch)@d DMZ switch
w(server){technology=nginx}@d Web server
m(server){technology=Postfix}@d Mail server
n(firewall) Inner firewall
k(switch)@l Core switch
a(server){technology="10.0.20.11"}@v Application server
b(database){technology="10.0.20.12"}@v Database server
p(desktop)@c Workstations
h(phone)@c IP phones
i -> e: 1 Gbit/s
e -> o
o -> s
s -> w
s -> m
s -> n
n -> k: 10 Gbit/s
k -> a
k -> b
k -> p
k -> h
`,
  },
  {
    title: 'Two sites over a VPN',
    prompt:
      'Headquarters and a branch are connected by a site-to-site VPN over the internet. Headquarters has a firewall, a core switch, a server and a storage. The branch has a firewall, a switch, two PCs and a camera.',
    notation: `network: Two sites over a VPN
[h(site)] Headquarters
[b(site)] Branch office
i(internet) Internet
f(firewall)@h HQ firewall
s(switch)@h HQ switch
e(server)@h ERP server
n(storage)@h Backup storage
g(firewall)@b Branch firewall
t(switch)@b Branch switch
p(desktop)@b Counter PC
q(desktop)@b Office PC
c(camera)@b Camera
i -> f: 1 Gbit/s
i -> g: 250 Mbit/s
f -tunnel-> g: IPsec VPN
f -> s
s -> e
s -> n
g -> t
t -> p
t -> q
t -> c
`,
  },
];
