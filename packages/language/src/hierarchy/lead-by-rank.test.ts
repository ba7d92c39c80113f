import { expect, it } from 'vitest';
import { leadByRank } from './lead-by-rank.ts';

it.each([
  [
    ['Head of lab', 'Technician', 'Assistant'],
    [undefined, 0, 0],
  ],
  [
    ['Cook', 'Owner', 'Kitchen manager'],
    [2, undefined, 1],
  ],
  [
    ['Sales manager', 'Shop manager', 'Clerk'],
    [undefined, undefined, undefined],
  ],
  [
    ['Clerk', 'Driver'],
    [undefined, undefined],
  ],
])('of %j each stands under %j', (labels, above) => {
  expect(leadByRank(labels)).toEqual(above);
});
