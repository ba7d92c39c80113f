import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const sequence = (text: string): readonly string[] => drawn(understand(text, { type: buildType('messages') }));

test('arrows between sentences only part them, and who acts next is whom a system asked', () => {
  expect(
    sequence(
      'kiosk asks guest for name -> guest types it -> kiosk checks name with key server -> ok -> kiosk requests entry -> key server confirms',
    ),
  ).toEqual([
    'Kiosk -Ask for name-> Guest',
    'Guest -Type name-> Kiosk',
    'Kiosk -Check name-> Key server',
    'Key server -Ok-> Kiosk (reply)',
    'Kiosk -Request entry-> Key server',
    'Key server -Confirm-> Kiosk (reply)',
  ]);
});

test('a system that is called by what it does takes part where it says something', () => {
  expect(sequence('The gate asks ticketing if the card is valid, ticketing says ok.')).toEqual([
    'Gate -Ask if the card is valid-> Ticketing',
    'Ticketing -Ok-> Gate (reply)',
  ]);
});

test('messages on one line, parted by commas and full stops, keep their conditions', () => {
  expect(
    sequence(
      'mobile app -> api: GET /orders. api -> cache: lookup. If miss api -> db: select, db -> api: rows. api -> app: json',
    ),
  ).toEqual([
    'Mobile app -GET /orders-> Api',
    'Api -Lookup-> Cache',
    'Api -Select-> Db {opt: Miss}',
    'Db -Rows-> Api {opt: Miss}',
    'Api -Json-> Mobile app',
  ]);
});
