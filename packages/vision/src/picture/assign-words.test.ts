import { expect, it } from 'vitest';
import { assignWords } from './assign-words.ts';

const buildWords = (x: number, y: number) => ({
  letters: [{ label: 1, box: { x, y, width: 40, height: 10 }, area: 100 }],
  box: { x, y, width: 40, height: 10 },
});

const buildLine = (x: number) => [
  { x, y: 0 },
  { x, y: 100 },
];

it('gives words between two lines to the one beside which words stand in the rest of the picture', () => {
  const lines = [buildLine(10), buildLine(60), buildLine(200), buildLine(300)];
  // The first words are nearer to the second line, by a pixel.
  const words = [buildWords(16, 40), buildWords(66, 40), buildWords(206, 40), buildWords(306, 40)];
  expect(assignWords(words, lines)).toEqual([0, 1, 2, 3]);
});

it('leaves words alone that no line is near', () => {
  expect(assignWords([buildWords(100, 40)], [buildLine(10)])).toEqual([undefined]);
});

it('measures from a curve as it is drawn, and not from its ends', () => {
  const curve = [
    { x: 0, y: 0 },
    { x: 80, y: 50 },
    { x: 0, y: 100 },
  ];
  expect(assignWords([buildWords(84, 45)], [buildLine(0), curve])).toEqual([1]);
});

it('gives all lines of a label to the line beside which one of them stands', () => {
  const words = [buildWords(40, 4), buildWords(40, 22), buildWords(42, 40), buildWords(160, 4)];
  const level = [
    { x: 0, y: 70 },
    { x: 200, y: 70 },
  ];
  expect(assignWords(words, [level])).toEqual([0, 0, 0, undefined]);
});
