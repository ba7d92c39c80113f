import { expect, test } from 'vitest';
import { tellsAlgorithm } from './tells-algorithm.ts';

test.each([
  'Input x and y. While y > 0: print y, take 1 from y. Output x.',
  'Read n. Set i to 1. Set s to 0. Print s.',
  'i = 1, print i, i = i + 1, add 2 to k, stop',
  'Fill the cup. Repeat until the pot is empty: pour, serve.',
])('loops and variables are steps of a program: %s', (text) => {
  expect(tellsAlgorithm(text)).toBe(true);
});

test.each([
  'While the guest waits, the waiter brings bread. The cook cooks.',
  'Set the table to face the window. Serve the soup.',
  'Risks: weather, ground, people. Set a budget.',
])('what people do in words is none: %s', (text) => {
  expect(tellsAlgorithm(text)).toBe(false);
});
