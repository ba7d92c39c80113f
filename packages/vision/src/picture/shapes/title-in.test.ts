import { expect, it } from 'vitest';
import { titleIn } from './title-in.ts';

const buildLetters = (y: number) =>
  [0, 1, 2, 3].map((index) => ({ label: y + index, box: { x: 40 + 9 * index, y, width: 7, height: 10 }, area: 40 }));

const container = { x: 0, y: 0, width: 400, height: 300 };

it('takes the words at the top of a container for its title, and leaves those of lines inside', () => {
  const [title, label] = [buildLetters(12), buildLetters(150)];
  expect(titleIn([...title, ...label], container)).toEqual(title);
});

it('finds no title among the words of lines', () => {
  expect(titleIn(buildLetters(150), container)).toEqual([]);
});
