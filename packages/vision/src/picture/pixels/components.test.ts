import { expect, test } from 'vitest';
import { findComponents } from './components.ts';

const rows = ['.#.#.#', '.#.##.', '.###..', '......', '##..#.', '..#..#'];
const size = { width: 6, height: 6 };
const isOn = (at: number): boolean => rows.join('')[at] === '#';

test('what touches at a corner is one piece where diagonals count, numbered from the top', () => {
  expect(findComponents(size, isOn, { diagonal: true }).components).toEqual([
    { label: 1, box: { x: 1, y: 0, width: 5, height: 3 }, area: 9 },
    { label: 2, box: { x: 0, y: 4, width: 3, height: 2 }, area: 3 },
    { label: 3, box: { x: 4, y: 4, width: 2, height: 2 }, area: 2 },
  ]);
});

test('without diagonals a corner joins nothing, and neighbours that do not belong together stay apart', () => {
  const areas = (joins?: (at: number, before: number) => boolean): readonly number[] =>
    findComponents(size, isOn, { diagonal: false, ...(joins === undefined ? {} : { joins }) }).components.map(
      ({ area }) => area,
    );
  expect(areas()).toEqual([8, 1, 2, 1, 1, 1]);
  // Nothing is joined along rows.
  expect(areas((at, before) => at - before > 1)).toEqual([3, 3, 1, 1, 1, 1, 1, 1, 1, 1]);
});
