import { expect, test } from 'vitest';
import { readSaid } from './testing/read-said.ts';

const school = `orgchart: School
a Head
b Kitchen
c Class 1
d Class 2
a -> b
a -> c
a -> d
`;

test('"the class" is asked for where there are two', () => {
  expect(readSaid('the class now belongs to the kitchen', school, 'company')).toBe(
    '? "class" could be "Class 1" or "Class 2". Say which one you mean.',
  );
});

test.each([
  ['move Class 2 under the kitchen', 'Moves "Class 2" under "Kitchen".'],
  ['move the second class under the kitchen', 'Moves "Class 2" under "Kitchen".'],
  ['the first class was dissolved last year', 'Removes "Class 1".'],
])('words that tell one from the other ask nothing: "%s"', (text, expected) => {
  expect(readSaid(text, school, 'company')).toBe(expected);
});

test.each(['She needs an assistant', 'he gets a new deputy'])(
  'whoever was not spoken of is asked for: "%s"',
  (text) => {
    expect(readSaid(text, school, 'company')).toMatch(/could be anyone here/);
  },
);
