import { expect, test } from 'vitest';
import { scrollIntoSight } from './scroll-into-sight.ts';

const borders = { start: 16, end: 16 };
const page = { start: 500, size: 2000 };
const at = (start: number, size = 100) =>
  scrollIntoSight({ part: { start, size }, page, window: { start: 484, size: 800 }, borders });

test('what is seen stays where it is, and what is not comes into the middle', () => {
  expect(at(600)).toBe(484);
  expect(at(1500)).toBe(1150);
});

test('what lies at the border of the window counts as hidden', () => expect(at(1180)).toBe(830));

test('at the end of the page the window shows no more free paper than it must', () => {
  expect(at(2400)).toBe(2500 + 16 - 800);
});

test('a page that fits the window comes back whole', () => {
  const small = { start: 500, size: 300 };
  const begin = scrollIntoSight({
    part: { start: 700, size: 100 },
    page: small,
    window: { start: 0, size: 600 },
    borders,
  });
  expect(begin).toBeLessThan(500);
  expect(begin + 600).toBeGreaterThan(800);
});
