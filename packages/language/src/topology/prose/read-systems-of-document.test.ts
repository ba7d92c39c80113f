import { expect, test } from 'vitest';
import { readSystemsOfDocument } from './read-systems-of-document.ts';

const lines = (text: string): readonly string[] =>
  readSystemsOfDocument(text).map(({ from, to }) => `${from.label} > ${to.label}`);

test('a paragraph that opens with a system speaks of that system', () => {
  const text = `Booking portal. Public web site, hosted by the vendor. It passes bookings on to the sync box. It doesn't talk to Hafen directly.

Sync box. Windows server in the rack. It creates bookings in Hafen, and it exports receipts to the ledger every night.

Hafen application server. Counter PCs connect to it. It reads and writes the Hafen database, stores drawings in the plan archive and gets maps from the map server.

Plan archive. The big scanner drops its files straight into the archive.`;
  expect(lines(text)).toEqual([
    'Booking portal > Sync box',
    'Sync box > Hafen application server',
    'Sync box > ledger',
    'Counter PCs > Hafen application server',
    'Hafen application server > Hafen database',
    'Hafen application server > Plan archive',
    'map server > Hafen application server',
    'scanner > Plan archive',
  ]);
});

test('pronouns, relative clauses and lists join what they stand for', () => {
  const text = `Visitors come in by the ticket shop. Both talk only to the API gateway.

Behind the API gateway three services of our own:

- seat service – rows and seats. Asks the price service for prices
- price service – discounts. Keeps everything in the price database

The price service publishes changes on the message queue. Two things listen: the mail service and the display board. From there the display board feeds the lobby screen, which reads the seat database.`;
  expect(lines(text)).toEqual([
    'API gateway > seat service',
    'seat service > price service',
    'API gateway > price service',
    'price service > price database',
    'price service > message queue',
    'message queue > mail service',
    'message queue > display board',
    'display board > lobby screen',
    'lobby screen > seat database',
  ]);
});

test('what is denied, and what is sent, are no systems that have to do with each other', () => {
  expect(lines('The till never talks to the stock database. The clerk passes applications on to the office.')).toEqual(
    [],
  );
});
