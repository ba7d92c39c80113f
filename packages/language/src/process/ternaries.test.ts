import { expect, test } from 'vitest';
import { buildType, drawn } from '../testing/drawn.ts';
import { understand } from '../understand.ts';

const lines = (text: string): string => drawn(understand(text, { type: buildType('process') })).join('\n');

test('what programmers write behind a question are its two ways', () => {
  const mill = lines('Grind the flour. Too coarse? grind the flour finer, weigh the bag : seal the bag');
  expect(mill).toContain('<Too coarse?> -Yes-> Grind the flour finer');
  expect(mill).toContain('<Too coarse?> -No-> Seal the bag');
});

test('a colon right behind a word opens what it says', () => {
  expect(lines('Too coarse? Miller: grind the flour finer. Then seal the bag.')).not.toContain('-No-> Grind');
});
