import { type Point, type Style, styleNumber } from '../model/index.ts';
import type { SceneItem } from '../scene/scene.ts';
import type { Path, PathCommand } from './shapes/path.ts';

/** What draws an edge's way over the lines below it: the straight pieces of its path with a jump at each crossing. */
export const withJumps = (path: Path, style: Style, below: readonly (readonly Point[])[]): Path => {
  const reach = (styleNumber(style, 'jumpSize', 6) - 2) / 2 + styleNumber(style, 'strokeWidth', 1);
  const jumped: PathCommand[] = [];
  let at: Point | undefined;
  for (const command of path) {
    if (command[0] === 'Z') {
      jumped.push(command);
      continue;
    }
    const end = { x: command.at(-2), y: command.at(-1) };
    if (typeof end.x !== 'number' || typeof end.y !== 'number') continue;
    const next = { x: end.x, y: end.y };
    if (command[0] === 'L' && at) {
      const from = at;
      for (const crossing of crossingsOn(from, next, below)) {
        const clear = Math.min(distance(crossing, from), distance(crossing, next));
        if (clear > reach) jumped.push(...jumpAt(crossing, unit(from, next), { style, reach }));
      }
    }
    jumped.push(command);
    at = next;
  }
  return jumped;
};

/** True where a style lets a line jump over others. */
export const jumpsLines = (style: Style): boolean => ['arc', 'gap', 'sharp', 'line'].includes(style.jumpStyle ?? '');

/** The lines of the edges that are painted before an item. */
export const linesBelow = (items: readonly SceneItem[], item: SceneItem): readonly (readonly Point[])[] =>
  items
    .slice(0, items.indexOf(item))
    .flatMap((other) => (other.kind === 'edge' && other.style.noJump !== '1' ? [other.points] : []));

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const unit = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** In the order in which the line meets them. */
const crossingsOn = (from: Point, to: Point, lines: readonly (readonly Point[])[]): readonly Point[] =>
  lines
    .flatMap((points) =>
      points.slice(1).flatMap((end, index) => {
        const start = points[index];
        const crossing = start && crossingOf(from, to, start, end);
        return crossing ? [crossing] : [];
      }),
    )
    .sort((one, other) => distance(from, one) - distance(from, other));

const crossingOf = (a: Point, b: Point, c: Point, d: Point): Point | undefined => {
  const determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(determinant) < 1e-9) return undefined;
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / determinant;
  const across = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / determinant;
  if (along <= 0 || along >= 1 || across <= 0 || across >= 1) return undefined;
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
};

/** How much higher than wide draw.io draws the control points of an arc. */
const archHeight = 1.3;

/** From before a crossing to behind it, upwards or to the left of an upright line. */
const jumpAt = (
  crossing: Point,
  direction: Point,
  { style, reach }: { readonly style: Style; readonly reach: number },
): readonly PathCommand[] => {
  const along = { x: direction.x * reach, y: direction.y * reach };
  const isBackwards = Math.round(along.x) < 0 || (Math.round(along.x) === 0 && Math.round(along.y) <= 0);
  const side = isBackwards ? 1 : -1;
  const [x0, y0] = [crossing.x - along.x, crossing.y - along.y];
  const [x1, y1] = [crossing.x + along.x, crossing.y + along.y];
  const up = { x: -along.y * side, y: along.x * side };
  const start: PathCommand = ['L', x0, y0];
  switch (style.jumpStyle) {
    case 'sharp':
      return [start, ['L', x0 + up.x, y0 + up.y], ['L', x1 + up.x, y1 + up.y], ['L', x1, y1]];
    case 'line':
      return [
        start,
        ['M', x0 - up.x, y0 - up.y],
        ['L', x0 + up.x, y0 + up.y],
        ['M', x1 + up.x, y1 + up.y],
        ['L', x1 - up.x, y1 - up.y],
        ['M', x1, y1],
      ];
    case 'arc': {
      const arch = { x: up.x * archHeight, y: up.y * archHeight };
      return [start, ['C', x0 + arch.x, y0 + arch.y, x1 + arch.x, y1 + arch.y, x1, y1]];
    }
    default:
      return [start, ['M', x1, y1]];
  }
};
