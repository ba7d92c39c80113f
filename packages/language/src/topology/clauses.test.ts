import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'each with a store of its own, behind names in brackets',
    'architecture',
    'The gateway calls two services (rooms, stays) each with own database',
    ['Rooms service -> Rooms database', 'Stays service -> Stays database'],
  ],
  [
    'all that brackets name behind a gateway',
    'architecture',
    'A gateway in front of two services (rooms, stays)',
    ['Gateway -> Rooms service', 'Gateway -> Stays service'],
  ],
  [
    'a service by its first word',
    'architecture',
    'Two services (rooms, stays) each with own database. Stays publish bookings to RabbitMQ',
    ['Stays service -bookings-> RabbitMQ'],
  ],
  [
    'a list of services behind what passes a gateway',
    'architecture',
    'Drivers use an app, calls go through a gateway to a trip service, a fuel service and a toll service',
    ['App -> Gateway', 'Gateway -> Trip service', 'Gateway -> Toll service'],
  ],
  [
    'a cache for a service',
    'architecture',
    'A portal calls a seats service, a Redis cache for the seats',
    ['Seats service -> Redis cache'],
  ],
  [
    'what a job does to a lake',
    'architecture',
    'Tills write to a lake on S3, jobs clean it into a warehouse',
    ['Tills -> Lake', 'Lake -> Jobs', 'Jobs -> Warehouse'],
  ],
  [
    'a listener of the queue and not of what was named later',
    'architecture',
    'Meters publish to RabbitMQ, a reader writes to MySQL, a mailer subscribes to it',
    ['RabbitMQ -> Mailer'],
  ],
  [
    'a worker at the only queue',
    'architecture',
    'The portal calls the API. The API writes to MySQL. The API publishes to RabbitMQ. A worker sends letters via SES',
    ['RabbitMQ -> Worker'],
  ],
  [
    'what all publish to',
    'architecture',
    'A portal calls a room service, a guest service and a bill service, all publish to Kafka',
    ['Room service -> Kafka', 'Guest service -> Kafka', 'Bill service -> Kafka'],
  ],
  [
    'several callers by way of a gateway',
    'architecture',
    'Shop app and till app via a gateway into orders and stock',
    ['Shop app -> Gateway', 'Till app -> Gateway', 'Gateway -> Stock'],
  ],
  [
    'a chain from outside in',
    'network',
    'Internet into a router, firewall, core switch, two access switches',
    ['Router -> Firewall', 'Firewall -> Core switch', 'Core switch -> Access switch 2'],
  ],
  [
    'one per floor, each with its own',
    'network',
    'Core switch, two access switches, one per floor, each with 2 access points, server room with a file server',
    ['Access switch 1 in Floor 1', 'Access switch 2 -> Access point 4', 'File server in Server room'],
  ],
  [
    'both per zone, and how many there are in brackets',
    'deployment',
    'A web server and an app server per zone (2 zones)',
    ['Web server 1 in Zone 1', 'App server 2 in Zone 2'],
  ],
  [
    'a tunnel out of the network',
    'network',
    'Internet into a firewall, core switch, file server, site to site VPN to HQ',
    ['Firewall -site-to-site vpn-> HQ'],
  ],
  [
    'two ways to the internet',
    'network',
    'Internet via fibre and LTE backup into a firewall, core switch, printer',
    ['Internet -fibre and lte backup-> Firewall'],
  ],
  [
    'the replica of a primary',
    'deployment',
    'A Postgres primary with a replica',
    ['Postgres primary -> Postgres replica'],
  ],
])('reads %s', (_, type, text, lines) => {
  expect(drawn(text, type)).toEqual(expect.arrayContaining(lines));
});

it.each([
  ['what a verb leads to', 'architecture', 'A shop publishes to Kafka, a till with Redis', 'Kafka -> Till'],
  [
    'what each has',
    'network',
    'Two halls each with a switch and a printer, server room with a NAS',
    'Server room in Hall 1',
  ],
])('ends %s where the next item tells of itself', (_, type, text, line) => {
  expect(drawn(text, type)).not.toContain(line);
});
