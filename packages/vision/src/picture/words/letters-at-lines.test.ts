import { expect, it } from 'vitest';
import { findComponents } from '../pixels/components.ts';
import { takeLettersOffLines } from './letters-at-lines.ts';

const size = { width: 80, height: 60 };

/** An upright line, a letter of two strokes whose upper one touches it, and a letter beside that stands alone. */
const isInk = (x: number, y: number): boolean =>
  (x >= 20 && x < 22) ||
  (y >= 26 && y < 28 && x >= 22 && x < 30) ||
  (x >= 28 && x < 30 && y >= 26 && y < 36) ||
  (x >= 24 && x < 26 && y >= 26 && y < 36) ||
  ((x === 34 || x === 41) && y >= 26 && y < 36) ||
  ((y === 26 || y === 35) && x >= 34 && x < 42);

const ink = findComponents(size, (at) => isInk(at % size.width, Math.floor(at / size.width)), { diagonal: true });
const [line, letter] = ink.components.toSorted((a, b) => b.area - a.area);

it('gives a word the letter that touches a line', () => {
  if (line === undefined || letter === undefined) throw new Error('Two pieces were drawn.');
  const taken = takeLettersOffLines([{ letters: [letter], box: letter.box }], ink, {
    ...size,
    stroke: 2,
    letterHeight: 10,
    isLine: (at) => ink.labels[at] === line.label,
    routes: [
      [
        { x: 20.5, y: 0 },
        { x: 20.5, y: 59 },
      ],
    ],
  });
  expect(taken.words[0]?.letters.map(({ box }) => box)).toEqual([letter.box, { x: 23, y: 26, width: 7, height: 10 }]);
  expect(taken.ink.labels[30 * size.width + 28]).toBe(taken.words[0]?.letters[1]?.label);
  expect(taken.ink.labels[30 * size.width + 20]).toBe(line.label);
});

it('leaves a line that turns beside a word whole', () => {
  if (line === undefined || letter === undefined) throw new Error('Two pieces were drawn.');
  const words = [{ letters: [letter], box: letter.box }];
  const taken = takeLettersOffLines(words, ink, {
    ...size,
    stroke: 2,
    letterHeight: 10,
    isLine: () => false,
    routes: [],
  });
  expect(taken).toEqual({ words, ink });
});

it('makes a word of letters that all hang on a line', () => {
  const isWord = (x: number, y: number): boolean =>
    y >= 20 && y < 30 && ((x >= 30 && x < 32) || (x >= 36 && x < 38) || (x >= 30 && x < 38 && y % 4 < 2));
  const isDrawn = (x: number, y: number): boolean =>
    (x >= 20 && x < 22) || isWord(x, y) || (y >= 24 && y < 26 && x >= 22 && x < 30);
  const all = findComponents(size, (at) => isDrawn(at % size.width, Math.floor(at / size.width)), { diagonal: true });
  expect(all.components).toHaveLength(1);
  const taken = takeLettersOffLines([], all, {
    ...size,
    stroke: 2,
    letterHeight: 10,
    isLine: (at) => all.labels[at] !== 0,
    routes: [
      [
        { x: 20.5, y: 0 },
        { x: 20.5, y: 59 },
      ],
    ],
  });
  expect(taken.words.map(({ box }) => box)).toEqual([{ x: 23, y: 20, width: 15, height: 10 }]);
});
