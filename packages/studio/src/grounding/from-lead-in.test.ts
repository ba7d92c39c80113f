import { expect, test } from 'vitest';
import { fromLeadIn } from './from-lead-in.ts';

const steps = '\n\n1. Rinse the tank.\n2. Fill the tank.\n3. Add the salt.\n4. Log the level.\n';

test('what stands before the sentence that leads to a story is blank, and spans stay true', () => {
  const text = `The old way was slow. So:${steps}`;
  const left = fromLeadIn(text);
  expect(left).toHaveLength(text.length);
  expect(left.trim()).toBe(steps.trim());
});

test.each([
  ['nothing leads to a story', `The tank is cleaned once a week.${steps}`],
  ['a list in the middle is no story of its own', `Rinse the tank. This sets off two things:${steps}`],
  ['two leads may each have a story', `It was slow. So:${steps}\nIt was dear. Now:${steps}`],
  ['too little follows', 'It was slow. So:\n\nRinse the tank.\n'],
])('a section stays as it is where %s', (_, text) => {
  expect(fromLeadIn(text)).toBe(text);
});
