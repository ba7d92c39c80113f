import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const type = buildType('process');
const inner = (text: string): readonly string[] =>
  drawn(understand(text, { type })).filter((line) => !/\((?:Start|End)\)/.test(line));

test('what stands behind a condition with a colon is done as long as it holds', () => {
  expect(inner('Input x and y. While y > 0: print y, take 1 from y. Output x.')).toEqual([
    'Input x and y -> <Y > 0?>',
    '<Y > 0?> -Yes-> Print y',
    'Print y -> Take 1 from y',
    'Take 1 from y -> <Y > 0?>',
    '<Y > 0?> -No-> Output x',
  ]);
});

test.each(['Repeat until the pot is empty:', 'Do this until the pot is empty:', 'Until the pot is empty:'])(
  'what stands behind a colon is done until something holds: %s',
  (opening) => {
    expect(inner(`Warm the pot. ${opening} fill a cup, serve it. Wash the pot.`)).toEqual([
      'Warm the pot -> Fill a cup',
      'Fill a cup -> Serve cup',
      'Serve cup -> <Pot empty?>',
      '<Pot empty?> -No-> Fill a cup',
      '<Pot empty?> -Yes-> Wash the pot',
    ]);
  },
);

test.each(['Repeat until it fits.', 'They repeat this until it fits.', 'Go on until it fits.'])(
  'what was told before is done again: %s',
  (loop) => {
    expect(inner(`File the key. Try it. ${loop} Polish the key.`)).toEqual([
      'File the key -> Try key',
      'Try key -> <Fits?>',
      '<Fits?> -No-> File the key',
      '<Fits?> -Yes-> Polish the key',
    ]);
  },
);

test('behind cases the first of them is asked again, and n is a number', () => {
  const lines = inner(
    'Read n. If n is even divide it by 2, if n is odd add 1 to it. Repeat until n = 1. Print the steps.',
  );
  expect(lines).toContain('<N = 1?> -No-> <N even?>');
  expect(lines).toContain('<N = 1?> -Yes-> Print the steps');
  expect(lines).not.toContain('Read n -> <And even?>');
});

test('what is a number is asked with an equals sign', () => {
  expect(inner('Input x and y. While y is not 0: print y, take 1 from y. Output x.')).toContain(
    '<Y = 0?> -No-> Print y',
  );
});
