import { expect, it, test } from 'vitest';
import { tokenise } from '../text/token.ts';
import { loopPhrases, repeatsEarlier, takeLoop } from './loop-phrases.ts';

it.each(loopPhrases.map(({ example }) => example))('"%s" happens more than once', (example) => {
  const tokens = tokenise(example);
  const taken = [takeLoop(tokens, 'start'), takeLoop(tokens, 'end')].filter(({ guard }) => guard !== '');
  expect(taken).toHaveLength(1);
  expect(taken[0]?.tokens.length).toBeLessThan(tokens.length);
});

test.each([
  ['Repeat until the ship is empty', true],
  ['These steps are repeated for each crate', true],
  ['The pilot repeats the order', false],
])('"%s" repeats what was told before: %s', (text, expected) => {
  expect(repeatsEarlier(tokenise(text))).toBe(expected);
});
