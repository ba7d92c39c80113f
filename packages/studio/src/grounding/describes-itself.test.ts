import { understand } from '@diagloom/language';
import { diagramTypeOf } from '@diagloom/types';
import { expect, test } from 'vitest';
import { describesItself } from './describes-itself.ts';

const describes = (prompt: string): boolean => {
  const read = understand(prompt, { type: diagramTypeOf('process') });
  return read.ok && describesItself(prompt, read.spec);
};

test('whoever tells much describes a diagram, however it opens', () => {
  expect(
    describes(
      'How do I show this with lanes: the skipper reports the damage, the yard hauls the boat out, the surveyor writes a report, the insurer pays and the yard repairs the hull.',
    ),
  ).toBe(true);
});

test('a short prompt that names a few parts asks for one where it is worded so', () => {
  expect(describes('Process from a boat being hauled out until it is afloat again. Yard, crane, office.')).toBe(false);
  expect(describes('The yard hauls the boat out, the painter paints it, the crane puts it back.')).toBe(true);
});

test('a step such as putting something somewhere asks for nothing', () => {
  expect(describes('The porter opens the parcel, puts it on the shelf and rings the owner.')).toBe(true);
});
