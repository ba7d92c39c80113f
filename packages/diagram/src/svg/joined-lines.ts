/**
 * Lines that run into one another are one line from there on, and so are lines that start together until they part. Painted twice, the soft edges
 * of a stroke would look thicker, so each such stretch is painted with one of them: with the line that is on it longest. In: what a page shows.
 * Out: which ends of a line are painted with another one.
 */
import { isStyleOn, type Point, type Style } from '../model/index.ts';
import type { SceneEdge, SceneItem } from '../scene/scene.ts';
import type { Path } from './shapes/path.ts';

/** The ends of a line that are painted with another line. */
export interface Joins {
  readonly start: boolean;
  readonly end: boolean;
}

const none: Joins = { start: false, end: false };

export const joinsOf = (items: readonly SceneItem[]): ((item: SceneItem) => Joins) => {
  const found = new Map<SceneItem, Joins>();
  const joinOf = (item: SceneItem): Joins => found.get(item) ?? none;
  for (const side of ['start', 'end'] as const) {
    const groups = new Map<string, Stretch[]>();
    for (const item of items) {
      if (item.kind !== 'edge' || !isPlainLine(item.style)) continue;
      const stretch = stretchAt(item, side);
      if (stretch === undefined) continue;
      const group = groups.get(stretch.key);
      if (group === undefined) groups.set(stretch.key, [stretch]);
      else group.push(stretch);
    }
    for (const group of groups.values()) {
      const [longest] = group.toSorted((one, other) => other.length - one.length);
      for (const { item } of group)
        if (item !== longest?.item && item.points.length > 2) found.set(item, { ...joinOf(item), [side]: true });
    }
  }
  return joinOf;
};

/** The way of a line without its first and last straight pieces where they are painted with another one. */
export const withoutJoined = (path: Path, { start, end }: Joins): Path => {
  const [, second] = path;
  const begun: Path = start && second?.[0] === 'L' ? [['M', second[1], second[2]], ...path.slice(2)] : path;
  return end ? begun.slice(0, -1) : begun;
};

interface Stretch {
  readonly item: SceneEdge;
  /** The same for all that lie on one another. */
  readonly key: string;
  readonly length: number;
}

const inkNames = ['strokeColor', 'strokeWidth', 'opacity', 'rounded', 'arcSize'] as const;

const headNames = {
  start: ['startArrow', 'startFill', 'startSize'],
  end: ['endArrow', 'endFill', 'endSize'],
} as const;

/** Nothing but a solid stroke: what is drawn by hand or in dashes differs from line to line. */
const isPlainLine = (style: Style): boolean =>
  (style.shape === undefined || style.shape === 'connector') &&
  !['dashed', 'curved', 'sketch', 'shadow', 'flowAnimation'].some((name) => isStyleOn(style, name));

const stretchAt = (item: SceneEdge, side: keyof Joins): Stretch | undefined => {
  const { points, style } = item;
  const [tip, bend] = side === 'start' ? [points[0], points[1]] : [points.at(-1), points.at(-2)];
  if (tip === undefined || bend === undefined) return undefined;
  const direction = directionOf(tip, bend);
  if (direction === undefined) return undefined;
  const look = [...inkNames, ...headNames[side]].map((name) => style[name] ?? '');
  return {
    item,
    key: [tip.x, tip.y, direction, ...look].join(' '),
    length: Math.abs(bend.x - tip.x) + Math.abs(bend.y - tip.y),
  };
};

/** Undefined for a slope: such lines seldom lie on one another. */
const directionOf = (from: Point, to: Point): string | undefined => {
  if (from.x === to.x) return from.y === to.y ? undefined : `y${Math.sign(to.y - from.y)}`;
  return from.y === to.y ? `x${Math.sign(to.x - from.x)}` : undefined;
};
