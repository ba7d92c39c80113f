import { type Style, styleNumber } from '../../model/index.ts';
import { element } from '../markup.ts';
import { pathDataAt } from '../path-data.ts';
import type { Pair, Path, PathCommand } from '../shapes/path.ts';
import type { Pen } from './pen.ts';
import { ellipseOf } from './plain-forms.ts';

/** Draws as draw.io does for `comic=1`: straight lines and curves tremble to one side or the other every 10 px; ellipses do not. */
export const comicPen =
  (style: Style, seed: number): Pen =>
  ({ path, at, paint }) =>
    element('path', {
      d: pathDataAt(ellipseOf(path) ? path : trembling(path, seed, styleNumber(style, 'jiggle', 1.5)), at),
      ...paint,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });

/** Px between two shakes of the hand, and how many of them one line may have. */
const step = 10;
const mostSteps = 200;

const trembling = (path: Path, seed: number, jiggle: number): Path => {
  const shake = shakesOf(seed, Math.max(0, Math.min(10, jiggle)));
  const shaken: PathCommand[] = [];
  let start: Pair = [0, 0];
  let from: Pair = start;
  for (const command of path) {
    const to: Pair = command[0] === 'Z' ? start : [lastOf(command, -2), lastOf(command, -1)];
    if (command[0] === 'M') {
      start = to;
      shaken.push(command);
    } else if (command[0] === 'L' || command[0] === 'Z') {
      shaken.push(...alongLine(from, to, shake), ...(command[0] === 'Z' ? [command] : []));
    } else shaken.push(command);
    from = to;
  }
  return shaken;
};

const lastOf = (command: PathCommand, index: -1 | -2): number => {
  const value = command.at(index);
  return typeof value === 'number' ? value : 0;
};

/** Points on the way, each a little beside it; the end is met. */
const alongLine = ([x, y]: Pair, to: Pair, shake: () => number): readonly PathCommand[] => {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const count = Math.min(mostSteps, Math.floor(length / step));
  const between = Array.from({ length: Math.max(0, count - 1) }, (_, index): PathCommand => {
    const share = (index + 1) / count;
    const aside = shake() / length;
    return ['L', x + dx * share + dy * aside, y + dy * share - dx * aside];
  });
  return [...between, ['L', ...to]];
};

/** The same row of numbers for the same seed, each between minus half and half of the jiggle (Park and Miller 1988). */
const shakesOf = (seed: number, jiggle: number): (() => number) => {
  let state = Math.abs(seed % 2147483647) || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return (state / 2147483647 - 0.5) * jiggle;
  };
};
