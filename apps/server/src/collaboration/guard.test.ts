import { liveLimits } from '@diagloom/collaboration';
import { expect, test } from 'vitest';
import { createPace, Refused } from './guard.ts';

test('a connection may send so many messages within a second, and as many in the next', () => {
  let now = 5000;
  const check = createPace(3, () => now);
  const [one, other] = [{}, {}];
  for (let count = 0; count < 3; count += 1) check(one);
  expect(() => check(one)).toThrow(Refused);
  // Another one has a pace of its own.
  expect(() => check(other)).not.toThrow();
  now = 5999;
  expect(() => check(one)).toThrow(Refused);
  now = 6000;
  expect(() => check(one)).not.toThrow();
});

test('what a browser sends while a pointer moves is well within the pace', () => {
  let now = 0;
  const check = createPace(liveLimits.messagesPerSecond, () => now);
  const connection = {};
  for (; now < 3000; now += 83) for (let count = 0; count < 4; count += 1) check(connection);
  expect(now).toBeGreaterThan(2900);
});
