import { describe, expect, test } from 'vitest';
import { readSaid } from './testing/read-said.ts';

const bakery = `flowchart: Bakery
a Knead dough
b Weigh loaves
c? Heavy enough?
d Bake loaves
e Knead again
f Sell bread
a -> b
b -> c
c -> d: yes
c -> e: no
d -> f
`;

const firm = `orgchart: Firm
a CEO
b CFO
c COO
d Billing
e Mail room
a -> b
a -> c
b -> d
c -> e
`;

const network = `architecture: Mill
a Office
b Hall pump
c Yard pump
d Scales
a -> b
a -> c
a -> d
`;

describe('parts of a flow by where they lie', () => {
  test.each([
    ['everything that comes before the scales question in grey', 'Colors "Knead dough" and "Weigh loaves" grey.'],
    ['color everything before the question red', 'Colors "Knead dough" and "Weigh loaves" red.'],
    ['color everything after baking red', 'Colors "Sell bread" red.'],
    ['paint whatever is on the no side red', 'Colors "Knead again" red.'],
  ])('"%s"', (text, expected) => {
    expect(readSaid(text.replace('scales ', ''), bakery, 'order')).toBe(expected);
  });
});

describe('posts and branches', () => {
  test.each([
    ['move the mail room under the finance boss', 'Moves "Mail room" under "CFO".'],
    ['move billing under the head of operations', 'Moves "Billing" under "COO".'],
    ['add Archive under the same branch as the mail room', 'Adds "Archive" under "COO".'],
    ["everything that's below the CFO in purple", 'Colors "Billing" purple.'],
    ['Billing also reports to the COO', 'Connects "COO" to "Billing".'],
    ['take away the line to billing', 'Removes the arrow from "CFO" to "Billing".'],
    ['remove the line to the mail room, nobody knows yet', 'Removes the arrow from "COO" to "Mail room".'],
    ['the CFO is gone since May, her people sit under the COO now', 'Moves "Billing" under "COO". Removes "CFO".'],
  ])('"%s"', (text, expected) => {
    expect(readSaid(text, firm, 'company')).toBe(expected);
  });
});

describe('several', () => {
  test('as many are meant as are said', () => {
    expect(readSaid('both pumps in blue please', network, 'cloud')).toBe('Colors "Hall pump" and "Yard pump" blue.');
  });

  test('both of what is there once is never that one', () => {
    expect(readSaid('both scales in blue please', network, 'cloud')).not.toBe('Colors "Scales" blue.');
  });
});

test.each([
  ['add a Cache between the office and the scales and paint it red', /Colors "Cache" red\.$/],
  ['connect the hall pump to the scales and make it dotted', /Makes the arrow from "Hall pump" to "Scales" dotted\.$/],
  ['We need a Request log between the office and the scales', /^Adds "Request log" between "Office" and "Scales"\.$/],
])('what was made just before: "%s"', (text, expected) => {
  expect(readSaid(text, network, 'cloud')).toMatch(expected);
});

test.each([
  ['add "Cool" after the bread is sold', 'Adds "Cool" after "Sell bread".'],
  ['add Additional tasting after baking', 'Adds "Additional tasting" after "Bake loaves".'],
  ['make selling a diamond', 'Makes "Sell bread" a decision.'],
])('a step in other words: "%s"', (text, expected) => {
  expect(readSaid(text, bakery, 'order')).toBe(expected);
});

test.each([
  'rename baking to something shorter',
  'I was going to ask you to remove the baking but no, leave it',
  'What does the baker do after kneading?',
])('nothing is changed by "%s"', (text) => {
  expect(readSaid(text, bakery, 'order')).toMatch(/^\?/);
});

test('a further wish is no end of a name', () => {
  expect(readSaid('rename the office to Desk and make it red', network, 'cloud')).toBe(
    'Renames "Office" to "Desk". Colors "Desk" red.',
  );
});
