import { expect, test } from 'vitest';
import { readChoices } from './choices.ts';

test.each([
  ['enum(open, closed)', ['open', 'closed']],
  ["ENUM('in repair','rented') default 'rented'", ['in repair', 'rented']],
  ['enum: low | high = low', ['low', 'high']],
  ['enum', undefined],
  ['enumerated(2)', undefined],
])('%s', (type, choices) => {
  expect(readChoices(type)).toEqual(choices);
});
