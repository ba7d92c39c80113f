import { expect, test } from 'vitest';
import { buildModelType, modelled } from '../../testing/model-types.ts';
import { understand } from '../../understand.ts';

const type = buildModelType('classes');
const lines = (text: string): readonly string[] =>
  modelled(understand(text, { type })).filter((line) => line.includes('->'));

test('a question who does what asks for use cases, by whoever writes as well', () => {
  expect(
    lines(
      'Who does what in the berth app, with stick figures: sailors can book a berth and cancel a berth, I as the warden lock the pier, and the cashier (only on Sundays) counts the money.',
    ),
  ).toEqual(['Sailor --> Book berth', 'Sailor --> Cancel berth', 'Warden --> Lock pier', 'Cashier --> Count money']);
});

test('several people in one sentence, each with what they do', () => {
  expect(
    lines(
      'use cases for the mooring app: sailors book a berth and leave it, wardens lock the pier, pilots read maps and can also print maps',
    ),
  ).toEqual([
    'Sailor --> Book berth',
    'Sailor --> Leave berth',
    'Warden --> Lock pier',
    'Pilot --> Read maps',
    'Pilot --> Print maps',
  ]);
});

test('what brackets say belongs to the use case before them', () => {
  expect(
    lines('use cases of the seed bank: the grower stores seeds (which includes weighing a bag) and takes seeds'),
  ).toEqual(['Grower --> Store seeds', 'Grower --> Take seeds', 'Store seeds -includes-> Weigh bag']);
});

test('a deed without its object is the one use case of that deed', () => {
  expect(
    lines(
      'Use cases for a boat hire - guest: rent boat, pay bill. warden: lock boat. Renting always includes signing the waiver.',
    ),
  ).toEqual(['Guest --> Rent boat', 'Guest --> Pay bill', 'Warden --> Lock boat', 'Rent boat -includes-> Sign waiver']);
});

test('actors that a sentence lists head their lists', () => {
  expect(lines('Actors are Pilot and Warden. Pilot: read map, steer ship. Wardens: lock pier.')).toEqual([
    'Pilot --> Read map',
    'Pilot --> Steer ship',
    'Warden --> Lock pier',
  ]);
});

test('it is the whole thing that was named', () => {
  expect(lines('use cases: a sailor can rent a rowing boat from the club and return it')).toEqual(
    expect.arrayContaining(['Sailor --> Return rowing boat']),
  );
});

test('whoever does everything that another does is one of them, and does more', () => {
  expect(
    lines(
      'Who can do what in our berth app (use cases): sailors book berths, leave a note and pay fees. The warden can do everything a sailor does, and besides locks piers and rings the bell. Paying fees always includes a receipt.',
    ),
  ).toEqual([
    'Sailor --> Book berths',
    'Sailor --> Leave note',
    'Sailor --> Pay fees',
    'Warden -inherits-> Sailor',
    'Warden --> Lock piers',
    'Warden --> Ring bell',
    'Pay fees -includes-> Receipt',
  ]);
});
