import { expect, test } from 'vitest';
import { drawn } from '../testing/drawn-topology.ts';

test.each([
  'Layered architecture. Display: map, timetable. Logic: routes, fares. Data: stops. Each layer may only call the one below.',
  'Ferry app, 3 layers:\nDisplay - map, timetable\nLogic - routes, fares\nData - stops',
])('layers hold what they list and lead to the next: %s', (text) => {
  expect(drawn(text)).toEqual([
    'Display -> Logic',
    'Logic -> Data',
    'Map in Display',
    'Timetable in Display',
    'Routes in Logic',
    'Fares in Logic',
    'Stops in Data',
  ]);
});

test('lines between parts are drawn in place of those between layers', () => {
  expect(
    drawn(
      'Three layers. Display: map. Logic: route service. Data: stop database. The map calls the route service, the route service queries the stop database.',
    ),
  ).toEqual([
    'Map -> Route service',
    'Route service -> Stop database',
    'Map in Display',
    'Route service in Logic',
    'Stop database in Data',
  ]);
});
