import type { Pattern } from '@diagloom/diagram/model';

/** Networks of a home, a shop, a small office. */
export const smallNetworks: readonly Pattern[] = [
  {
    id: 'home-network',
    title: 'Home network',
    aliases: ['home', 'home wifi', 'home lan', 'family network', 'wifi'],
    keywords: ['wifi', 'router', 'smart', 'tv', 'internet', 'fibre'],
    notation: `
[h(site)] Home
i(internet) Internet
m(modem)@h Fibre modem
r(router)@h Wi-Fi router
s(switch)@h Desk switch
n(storage)@h Network storage
d(desktop)@h Desktop PC
p(printer)@h Printer
t(display)@h Television
a(access-point)@h Upstairs access point
l(laptop)@h Laptop
f(mobile)@h Phones
b(tablet)@h Tablet
i -> m: fibre
m -> r: Ethernet
r -> s
s -> n
s -> d
s -> p
r -> t
r -> a
r -wireless-> f
a -wireless-> l
a -wireless-> b
`,
    options: [
      {
        title: 'smart home devices on a network of their own',
        when: ['smart home', 'iot', 'smart device', 'home automation'],
        changes: [
          {
            with: '[g(vlan)@h] Smart home network\nx(controller)@g Heating control\ny(sensor)@g Door sensor\nz(camera)@g Doorbell camera\nr -wireless-> x\nr -wireless-> y\nr -wireless-> z',
          },
        ],
      },
      {
        title: 'a guest network',
        when: ['guest', 'guest wifi', 'guest network', 'visitor'],
        changes: [{ with: '[k(vlan)@h] Guest network\no(mobile)@k Guest phones\nr -wireless-> o' }],
      },
    ],
  },
  {
    id: 'small-office-network',
    title: 'Small office network',
    aliases: [
      'small office',
      'office',
      'office lan',
      'small business',
      'company',
      'small company',
      'business',
      'corporate',
      'lan',
    ],
    keywords: [
      'firewall',
      'switch',
      'wifi',
      'printer',
      'server',
      'access point',
      'vlan',
      'router',
      'employee',
      'file server',
    ],
    notation: `
[o(site)] Office
[s(vlan)@o] Servers
[w(vlan)@o] Workplaces
[g(vlan)@o] Guests
i(internet) Internet
r(router)@o Router
f(firewall)@o Firewall
c(switch)@o Core switch
d(server)@s Domain controller
n(storage)@s File server
b(storage)@s Backup
a(switch)@o Floor switch
e(desktop)@w Workstations
h(phone)@w Desk phones
p(printer)@w Printers
t(access-point)@o Access point
l(laptop)@w Laptops
v(mobile)@g Visitors' phones
i -> r: 1 Gbit/s
r -> f
f -> c
c -> d
c -> n
c -> b
c -> a
a -> e
a -> h
a -> p
c -> t
t -wireless-> l
t -wireless-> v
`,
    options: [
      {
        title: 'remote access',
        when: ['vpn', 'remote access', 'remote work', 'remote worker', 'remote'],
        changes: [{ with: 'q(laptop) Remote laptops\nx(vpn)@o VPN gateway\nf -> x\nq -tunnel-> x: VPN' }],
      },
    ],
  },
  {
    id: 'cafe-network',
    title: 'Shop with guest Wi-Fi',
    aliases: ['cafe', 'coffee shop', 'shop', 'restaurant', 'guest wifi', 'store', 'retail store', 'cafe wifi'],
    keywords: ['wifi', 'point of sale', 'card', 'guest', 'pos', 'payment'],
    notation: `
[s(site)] Shop
[t(vlan)@s] Till network
[o(vlan)@s] Office network
[g(vlan)@s] Guest network
i(internet) Internet
m(modem)@s Cable modem
b(modem)@s Mobile backup line
f(firewall)@s Firewall
w(switch)@s Managed switch
p(till)@t Till
c(till)@t Card terminal
r(printer)@t Receipt printer
d(desktop)@o Office PC
v(camera)@o Cameras
x(storage)@o Video recorder
a(access-point)@s Access point
u(mobile)@g Guests
y(tablet)@t Order tablets
i -> m: main line
i -> b: failover
m -> f
b -> f
f -> w
w -> p
w -> c
w -> r
w -> d
w -> v
w -> x
w -> a
a -wireless-> u
a -wireless-> y
`,
  },
];
