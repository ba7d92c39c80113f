import { expect, it } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

it.each([
  [
    'a clause that opens with what its verb has behind it',
    'The crawler publishes pages to RabbitMQ, from which the indexer reads.',
    ['Crawler -pages-> RabbitMQ', 'Indexer -> RabbitMQ'],
  ],
  [
    'a way that stands before the aim',
    'The lab system sends results via an interface engine to the ward system.',
    ['Lab system -results-> Interface engine', 'Interface engine -> Ward system'],
  ],
  [
    'a protocol before the aim as no part',
    'The till sends receipts via HTTPS to the tax office.',
    ['Till -receipts (https)-> Tax office'],
  ],
  [
    'what two do of which the second has a place',
    'The kiosk and the gate in the hall talk to the ticket server.',
    ['Kiosk -> Ticket server', 'Gate -> Ticket server', 'Kiosk in Hall', 'Gate in Hall'],
  ],
  [
    'when something happens in the middle of a sentence, and a story in brackets',
    'The kiosk calls the booking service (Tina wrote it, before she left), and every night the booking service exports the bookings to S3.',
    ['Kiosk -> Booking service', 'Booking service -bookings-> S3'],
  ],
  [
    'what lies between two and behind one',
    'Behind the proxy lies the web server; between the web server and the database lies a firewall.',
    ['Proxy -> Web server', 'Web server -> Firewall', 'Firewall -> Database'],
  ],
  [
    'all three of the services, not of their stores',
    'A portal calls a rooms service, a stays service and a bills service. Each has its own database. All three write logs to Loki',
    ['Rooms service -logs-> Loki', 'Stays service -logs-> Loki', 'Bills service -logs-> Loki'],
  ],
])('reads %s', (_, text, lines) => {
  expect(drawn(text)).toEqual(expect.arrayContaining([...lines]));
});

it('reads lists under the headings of as many layers as a text announces, and all that one of them holds', () => {
  expect(
    drawn(
      'Our clinic system in two layers.\nModules: booking, billing\nStores: main database, image archive\nBooking calls billing. All modules use the main database.',
    ),
  ).toEqual([
    'Booking -> Billing',
    'Booking -> Main database',
    'Billing -> Main database',
    'Booking in Modules',
    'Billing in Modules',
    'Main database in Stores',
    'Image archive in Stores',
  ]);
});
