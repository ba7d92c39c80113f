import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'a tunnel between what each site has',
    'The mill and the depot are linked by a VPN between their firewalls. In the depot a small switch connects the firewall and 2 laptops.',
    ['Mill firewall -vpn-> Depot firewall', 'Depot firewall -> Small switch', 'Small switch -> Laptop 1'],
  ],
  [
    'a tunnel over the internet',
    'Router R7 and router R8 are joined with an IPsec tunnel over the internet.',
    ['Router R7 -ipsec tunnel-> Internet', 'Internet -ipsec tunnel-> Router R8'],
  ],
  [
    'a tunnel between sites, whatever was named last',
    'Two sites, Rome and Oslo. Each has a router, a switch and a printer. They are linked by VPN over the internet.',
    ['Rome router -vpn-> Internet', 'Internet -vpn-> Oslo router', 'Rome router -> Rome switch'],
  ],
  [
    'a switch in each of two places',
    'In the plant a switch serves two printers. In the office a switch serves a laptop.',
    ['Plant switch -> Printer 1', 'Office switch -> Laptop'],
  ],
  [
    'devices by their codes',
    'Site A: R1, SW1, printer. Site B: R2, SW2, two laptops.',
    ['R1 -> SW1', 'SW1 -> Printer', 'R2 -> SW2', 'SW2 -> Laptop 1'],
  ],
  [
    'devices that a VLAN is for',
    'A switch has access points. VLAN 20 is for guests (laptops), VLAN 30 for the tills (two printers).',
    ['Laptops in VLAN 20', 'Printer 1 in VLAN 30', 'Access points -> Laptops', 'Switch -> Printer 1'],
  ],
  [
    'a VLAN that devices are connected to',
    'A router and a switch. Two laptops are connected to VLAN 40.',
    ['Switch -> Laptop 1', 'Laptop 2 in VLAN 40'],
  ],
  [
    'what stands between any two levels',
    'Level 3: a server and a phone on SW7. Level 2: a printer on SW8. Level 1: a laptop on SW9. Between each level sits a firewall (FW-1 and FW-2).',
    ['SW7 -> Server', 'SW7 -> Firewall FW-1', 'Firewall FW-1 -> SW8', 'SW8 -> Firewall FW-2', 'Firewall FW-2 -> SW9'],
  ],
  ['a heading with what it is of', 'The network of the mill. A router and a switch.', ['Router -> Switch']],
])('reads %s', (_, text, lines) => {
  expect(drawn(text, 'network')).toEqual(expect.arrayContaining(lines));
});

it.each([
  'A router and a switch. Two laptops are connected to VLAN 40.',
  'The network of the mill. A router and a switch.',
])('hangs no VLAN or heading on a device: %s', (text) => {
  expect(drawn(text, 'network').join('\n')).not.toMatch(/-> (?:VLAN|Network)/);
});
