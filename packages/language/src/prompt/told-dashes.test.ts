import { expect, test } from 'vitest';
import { withToldDashes } from './told-dashes.ts';

test('a dash behind a title stands for a colon, in a text of the same length', () => {
  expect(withToldDashes('wiring of the harbour office - router, core switch, printer, scanner', 'topology')).toBe(
    'wiring of the harbour office : router, core switch, printer, scanner',
  );
  expect(withToldDashes('wiring of the harbour office - router, core switch, printer, scanner', 'process')).toContain(
    ' - ',
  );
});

test('a dash behind a part, in a chain or before few words is left', () => {
  for (const text of [
    'web server - cache, store, queue, mail and search',
    'router - switch - printer, scanner and two laptops',
    'site - office',
  ])
    expect(withToldDashes(text, 'topology')).toBe(text);
});

test('dashes of a chart tell who is above whom', () => {
  expect(withToldDashes('head chef - cook, baker; cook - porter', 'hierarchy')).toBe(
    'head chef > cook, baker; cook > porter',
  );
});
