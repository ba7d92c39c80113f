import type { Family } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import { drafters } from './drafters.ts';
import { loadDrafter } from './load-drafter.ts';

test('what is loaded for a family is what reads it where all are at hand', async () => {
  const families = Object.keys(drafters) as Family[];
  expect(await Promise.all(families.map(loadDrafter))).toEqual(Object.values(drafters));
});
