import type { Size } from '../../model/index.ts';
import type { Pair, Path, PathCommand } from './path.ts';

/** A path drawn on a grid of its own, stretched to a shape's size; arcs must not be turned. */
export const onGrid = (
  path: Path,
  [columns, rows]: readonly [width: number, height: number],
  { width, height }: Size,
): Path => {
  const [x, y] = [width / columns, height / rows];
  return path.map((command): PathCommand => {
    switch (command[0]) {
      case 'Z':
        return command;
      case 'Q':
        return ['Q', command[1] * x, command[2] * y, command[3] * x, command[4] * y];
      case 'C':
        return ['C', command[1] * x, command[2] * y, command[3] * x, command[4] * y, command[5] * x, command[6] * y];
      case 'A':
        return ['A', command[1] * x, command[2] * y, 0, command[4], command[5], command[6] * x, command[7] * y];
      default:
        return [command[0], command[1] * x, command[2] * y];
    }
  });
};

/** A closed outline whose corners are each rounded from a stated distance before the corner to one behind it. */
export const softPolygon = (...corners: readonly SoftCorner[]): Path => [
  ...corners.flatMap((corner, index): readonly PathCommand[] => {
    const [x, y, reach = 0] = corner;
    const start = index === 0 ? 'M' : 'L';
    if (reach === 0) return [[start, x, y]];
    const enter = towards(corner, corners.at(index - 1) ?? corner, reach);
    const leave = towards(corner, corners[(index + 1) % corners.length] ?? corner, reach);
    return [
      [start, ...enter],
      ['Q', x, y, ...leave],
    ];
  }),
  ['Z'],
];

type SoftCorner = readonly [x: number, y: number, reach?: number];

const towards = ([x, y]: SoftCorner, [nextX, nextY]: SoftCorner, distance: number): Pair => {
  const length = Math.hypot(nextX - x, nextY - y) || 1;
  return [x + ((nextX - x) * distance) / length, y + ((nextY - y) * distance) / length];
};
