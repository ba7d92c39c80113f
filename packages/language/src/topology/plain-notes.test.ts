import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'clauses that leave the verb of the first out',
    'architecture',
    'tickets uses mongo, seats redis and the parking service MySQL',
    ['Tickets -> Mongo', 'Seats -> Redis', 'Parking service -> MySQL'],
  ],
  [
    'a head that is told once for a list in small letters',
    'architecture',
    'the gateway calls seat, parking and ticket service. parking service calls MySQL',
    ['Gateway -> Seat service', 'Gateway -> Ticket service', 'Parking service -> MySQL'],
  ],
  [
    'what is sent about as no part',
    'deployment',
    'Traffic enters through HAProxy and goes to the portal',
    ['HAProxy -> Portal'],
  ],
  [
    'a product by its other name and without its version',
    'architecture',
    'A VM with PostgreSQL 16. The portal calls postgres',
    ['Portal -> PostgreSQL 16'],
  ],
  [
    'both of a list as who acts behind it',
    'architecture',
    'The scheduler starts an import job and an export job, both read Mongo',
    ['Scheduler -> Import job', 'Scheduler -> Export job', 'Import job -> Mongo', 'Export job -> Mongo'],
  ],
  [
    'so many of them all',
    'architecture',
    'A seat module, a fare module and a fine module. The desk uses all three modules',
    ['Desk -> Seat module', 'Desk -> Fare module', 'Desk -> Fine module'],
  ],
  [
    'names without their middle word and without what they are',
    'architecture',
    'A night web client, a lost luggage module. Night client calls luggage',
    ['Night web client -> Lost luggage module'],
  ],
  [
    'who gives to a queue and who takes from it',
    'architecture',
    'RabbitMQ in the middle, producers are the till and the gate, consumers are the ledger and the archive',
    ['Till -> RabbitMQ', 'Gate -> RabbitMQ', 'RabbitMQ -> Ledger', 'RabbitMQ -> Archive'],
  ],
  [
    'who looks at something',
    'architecture',
    'Wardens look at Grafana, which reads from InfluxDB',
    ['Wardens -> Grafana', 'Grafana -> InfluxDB'],
  ],
  [
    'as many names as were counted',
    'network',
    'Two carriers, Rex and Orbit, link to the exchange router',
    ['Rex -> Exchange router', 'Orbit -> Exchange router'],
  ],
  [
    'letters of counted things, and a protocol between them',
    'network',
    'Two switches, A and B. LACP between the switches',
    ['Switch A -lacp-> Switch B'],
  ],
  [
    'a place behind a chain and what is there',
    'network',
    'modem -> router -> switch, on the switch a printer and a NAS',
    ['Modem -> Router', 'Router -> Switch', 'Switch -> Printer', 'Switch -> NAS'],
  ],
  [
    'names of places before what stands there',
    'network',
    'Rome: router, switch. Oslo: router, switch, two printers. VPN between the routers',
    [
      'Rome router -vpn-> Oslo router',
      'Rome router -> Rome switch',
      'Oslo switch -> Printer 1',
      'Rome router in Rome',
      'Printer 2 in Oslo',
    ],
  ],
  [
    'hosts as things where they are joined',
    'network',
    'Each of the two ESXi hosts is connected to the core switch',
    ['ESXi host 1 -> Core switch', 'ESXi host 2 -> Core switch'],
  ],
])('reads %s', (_, type, text, expected) => {
  expect(drawn(text, type)).toEqual(expect.arrayContaining(expected));
});
