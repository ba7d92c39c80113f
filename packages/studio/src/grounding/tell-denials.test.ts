import { expect, test } from 'vitest';
import { tellDenials } from './tell-denials.ts';

test('what is not so and means that something is done is a condition', () => {
  expect(tellDenials('Ask for a name. No name means you call the guard.')).toBe(
    'Ask for a name. If there is no name, you call the guard.',
  );
  expect(tellDenials('- Not accepted means the request is refused.')).toBe(
    '- If it is not accepted, the request is refused.',
  );
  expect(tellDenials('No proper stamp, then the letter goes back.')).toBe(
    'If there is no proper stamp, the letter goes back.',
  );
  expect(tellDenials('No boats in winter. We know what no wind means for it.')).toBe(
    'No boats in winter. We know what no wind means for it.',
  );
});
