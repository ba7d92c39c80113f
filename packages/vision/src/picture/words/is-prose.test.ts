import { expect, it } from 'vitest';
import { isProse } from './is-prose.ts';

/** Two hundred letters in ten lines. */
const letters = Array.from({ length: 200 }, (_, index) => ({
  label: index + 1,
  box: { x: 12 * (index % 20), y: 30 * Math.floor(index / 20), width: 9, height: 14 },
  area: 60,
}));

it('takes a page of letters for text, even where some of them look like small circles', () => {
  expect(isProse([{ x: 0, y: 0, width: 14, height: 14 }], letters)).toBe(true);
});

it('takes no picture for text whose letters stand in boxes', () => {
  expect(isProse([{ x: 0, y: 0, width: 140, height: 60 }], letters)).toBe(false);
});

it('takes no picture for text that has long lines between words', () => {
  const lines = Array.from({ length: 4 }, (_, index) => ({
    label: 201 + index,
    box: { x: 300, y: 50 * index, width: 260, height: 40 },
    area: 600,
  }));
  expect(isProse([], [...letters, ...lines])).toBe(false);
});

it('takes no picture for text in which branches without boxes meet', () => {
  const branches = { label: 201, box: { x: 100, y: 20, width: 160, height: 220 }, area: 900 };
  expect(isProse([], [...letters, branches])).toBe(false);
});
