/**
 * From the shapes and lines of a page, where one begins to read it: the root of a tree, wherever it stands, or the shape from which most others can be
 * reached and that none leads to; of anything else, or inside of a shape, the left end of the first row, such as a pool or the first of some tables; with
 * what lines lead to from there.
 */
import { groupBy } from '../layout/group-by.ts';
import type { Rect } from '../model/index.ts';
import type { SceneItem, SceneShape } from './scene.ts';

export interface Beginning {
  readonly first: Rect;
  /** In paint order. */
  readonly next: readonly Rect[];
}

/** Shapes whose tops are closer than this stand in one row, px. */
const row = 24;

/** Undefined on an empty page. */
export const beginningOf = (items: readonly SceneItem[]): Beginning | undefined => {
  const shapes = items.filter((item) => item.kind === 'shape');
  const ids = new Set(shapes.map(({ cell }) => cell.id));
  const lines = linesBetween(items, ids);
  const root = rootOf(lines, shapes.length);
  const isInside = ({ cell: { parent } }: SceneShape): boolean => parent !== undefined && ids.has(parent);
  const first = shapes.find((shape) => shape.cell.id === root && !isInside(shape)) ?? startOfFirstRow(shapes);
  if (first === undefined) return undefined;
  const targets = new Set(lines.flatMap(({ source, target }) => (source === first.cell.id ? [target] : [])));
  return {
    first: first.bounds,
    next: shapes.filter(({ cell }) => targets.has(cell.id)).map(({ bounds }) => bounds),
  };
};

interface Line {
  readonly source: string;
  readonly target: string;
}

const linesBetween = (items: readonly SceneItem[], ids: ReadonlySet<string>): readonly Line[] =>
  items.flatMap(({ kind, cell: { source, target } }) =>
    kind === 'edge' && source !== undefined && target !== undefined && ids.has(source) && ids.has(target)
      ? [{ source, target }]
      : [],
  );

/** More shapes that nothing leads to than these have no foremost one among them. */
const mostSources = 8;

/** The shape that nothing leads to and that leads to more than half of all, at last; the root of a tree that is all that has lines, in any case. */
const rootOf = (lines: readonly Line[], shapes: number): string | undefined => {
  const targets = new Set(lines.map(({ target }) => target));
  const sources = [...new Set(lines.flatMap(({ source }) => (targets.has(source) ? [] : [source])))];
  if (sources.length === 1 && targets.size === lines.length) return sources[0];
  if (sources.length > mostSources) return undefined;
  const next = groupBy(lines, ({ source }) => source);
  return sources.find((source) => reachedFrom(source, next).size > shapes / 2);
};

const reachedFrom = (source: string, next: ReadonlyMap<string, readonly Line[]>): ReadonlySet<string> => {
  const reached = new Set([source]);
  for (const at of reached) for (const { target } of next.get(at) ?? []) reached.add(target);
  return reached;
};

const startOfFirstRow = (shapes: readonly SceneShape[]): SceneShape | undefined => {
  const top = Math.min(...shapes.map(({ bounds }) => bounds.y));
  return shapes.filter(({ bounds }) => bounds.y - top < row).toSorted((one, other) => one.bounds.x - other.bounds.x)[0];
};
