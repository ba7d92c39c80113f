import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn-topology.ts';

it.each([
  [
    'what is to be placed, and what a clause without which speaks of',
    'The shop is to be placed behind a proxy. A worker writes to a queue it polls.',
    ['Proxy -> Shop', 'Worker -> Queue'],
  ],
  [
    'from there on to the next',
    'Fibre from the cellar switch up to the hall switch, from there on to the loft switch.',
    ['Cellar switch -fibre-> Hall switch', 'Hall switch -> Loft switch'],
  ],
  [
    'having, both, and codes behind a plural',
    'Two networks, LAN A and LAN B, each having one switch. The relays F1 and F2 are connected to both LANs.',
    ['Relay F1 -> LAN A switch', 'Relay F2 -> LAN B switch'],
  ],
  [
    'a second way in',
    'cable modem -> router -> switch. LTE modem = backup into the router',
    ['LTE modem -backup-> Router'],
  ],
  [
    'what is plugged in, and what is so too',
    'modem, router, hall switch, 2 cameras and a mixer plugged in the hall switch, office laptop too',
    ['Mixer -> Hall switch', 'Office laptop -> Hall switch'],
  ],
  [
    'areas behind something, one of them with one device',
    'A modem, then firewall, three zones behind it: stage (mixer, lights), crew (access point), guests (till, printer)',
    ['Mixer in Zone stage', 'Access point in Zone crew', 'Firewall -> Access point'],
  ],
  [
    'all on one model behind a list',
    'VLAN 10 tills: 2 tills\nVLAN 20 office: PC, printer\nall on one Catalyst 9300 behind a firewall, DSL modem to WAN',
    ['Catalyst 9300 -> Printer', 'Firewall -> Catalyst 9300', 'DSL modem -> Firewall'],
  ],
  [
    'arrows from VLANs, and slashes between devices',
    'Internet / firewall / core switch, then from core: VLAN 10 -> laptops, printer',
    ['Firewall -> Core switch', 'Printer in VLAN 10', 'Core switch -> Printer'],
  ],
  [
    'places that have devices',
    'The station has a router and a core switch. The core switch is connected to a printer. The guests must not reach the printer.',
    ['Router in Station', 'Core switch -> Printer'],
  ],
  [
    'letters behind a place, and a cable before its ends',
    'Router -> core switch. From the core switch fibre to building A, B and C, every building has its own access switch.',
    ['Core switch -> Building C access switch'],
  ],
  [
    'one more of the same',
    'Off the switch there is an access point in the gym, one in the hall and one in the yard.',
    ['Switch -> Yard access point', 'Hall access point in Hall'],
  ],
])('reads %s', (_, text, expected) => {
  expect(drawn(text, 'network')).toEqual(expect.arrayContaining([...expected]));
});

it.each([
  [
    'what stands between arrows and is no part',
    'Scales → gateway in the shed, forwards → MQTT → hub. The shop listens to orders on Kafka.',
    ['Gateway -forwards-> Hub', 'Kafka -orders-> Shop'],
  ],
  [
    'both clients of a tier',
    'The solution comprises a front tier (till, portal) and a back tier (check service, Oracle). Both clients submit to the check service.',
    ['Till -> Check service', 'Portal -> Check service'],
  ],
  [
    'what is counted only later',
    'client -> login service + game servers. 3 game servers write to Postgres.',
    ['Client -> Game server 3', 'Game server 3 -> Postgres'],
  ],
])('reads %s in an architecture', (_, text, expected) => {
  expect(drawn(text)).toEqual(expect.arrayContaining([...expected]));
});
