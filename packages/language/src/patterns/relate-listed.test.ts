import { expect, test } from 'vitest';
import { buildPattern } from '../testing/build-pattern.ts';
import { buildModelType, modelled } from '../testing/model-types.ts';
import { understand } from '../understand.ts';

const patterns = [
  buildPattern({
    title: 'Harbour',
    keywords: ['ferry', 'booking', 'payment'],
    notation:
      'a(entity) Ferry\nb(entity) Cabin\nc(entity) Booking\nd(entity) Pier\na[1] -> b[0..*]: has\nb[1] -> c[0..*]: is taken in\nd[1] -> a[0..*]: serves',
  }),
  buildPattern({
    title: 'Shop',
    notation: 'a(entity) Booking\nb(entity) Payment\na[1] -> b[0..*]: is paid by',
  }),
];

const model = (text: string, id = 'conceptual'): readonly string[] =>
  modelled(understand(text, { type: buildModelType('entities', id), patterns }));

test('exactly what is listed is drawn, with the lines that patterns know between things of these names', () => {
  expect(model('harbour: ferries, bookings, payments')).toEqual([
    'Ferry',
    'Booking',
    'Payment',
    'Ferry 1 --> 0..* Booking: is taken in',
    'Booking 1 --> 0..* Payment: is paid by',
  ]);
});

test('the reader is told that the lines are assumed, and a text that tells relations gets none', () => {
  const type = buildModelType('entities', 'conceptual');
  const listed = understand('harbour: ferries, bookings, payments', { type, patterns });
  expect(listed.ok && listed.warnings.map(({ code }) => code)).toEqual(['pattern']);
  expect(model('A ferry has many bookings. A clerk checks bookings.').slice(-2)).toEqual([
    'Ferry 1 --> 0..* Booking: has',
    'Clerk 1 --> 0..* Booking: checks',
  ]);
});
