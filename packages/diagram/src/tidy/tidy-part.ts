import { applyChanges } from '../drawio/index.ts';
import { changeLine, isLocked } from '../edits/index.ts';
import type { LayoutTools } from '../layout/index.ts';
import {
  boundsOf,
  type Cell,
  type DiagramType,
  type Page,
  type Point,
  type Rect,
  withStyleValues,
} from '../model/index.ts';
import { readScene } from '../scene/index.ts';
import { placePart } from './place-part.ts';
import { tidyPage } from './tidy-page.ts';

interface PartTools {
  readonly layout: LayoutTools;
  /** The type that the page is read as. */
  readonly type: DiagramType;
}

/**
 * Lays out some shapes of a page anew as if they were all there is, with their lines among each other, near where their top left corner
 * was: beside what would be under them, and in line with what they lead to. Everything else stays, and so does what is locked. Lines that lead out of
 * the part find a new way.
 */
export const tidyPart = async (page: Page, ids: readonly string[], { layout, type }: PartTools): Promise<Page> => {
  const boxes = boxesOf(page);
  const roots = page.cells.filter(
    (cell) => ids.includes(cell.id) && cell.kind === 'vertex' && boxes.has(cell.id) && !isLocked(cell),
  );
  const inside = withInside(page, new Set(roots.map(({ id }) => id)));
  const outer = roots.filter(({ parent }) => !inside.has(parent ?? ''));
  const between = page.cells.filter(
    ({ kind, source, target }) => kind === 'edge' && inside.has(source ?? '') && inside.has(target ?? ''),
  );
  const laidOut = boxesOf(await tidyPage(alone(page, { inside, outer, between, boxes }), layout));
  const [before, after] = [boxes, laidOut].map((all) => boundsOf(outer.flatMap(({ id }) => all.get(id) ?? [])));
  if (before === undefined || after === undefined) return page;
  const start = { x: before.x - after.x, y: before.y - after.y };
  const parts = outer.flatMap(({ id }) => shifted(laidOut.get(id), start));
  const ties = page.cells.flatMap((cell) => {
    if (cell.kind !== 'edge') return [];
    const [own, other] = inside.has(cell.source ?? '') ? [cell.source, cell.target] : [cell.target, cell.source];
    const to = inside.has(other ?? '') ? undefined : boxes.get(other ?? '');
    return to === undefined ? [] : shifted(laidOut.get(own ?? ''), start).map((from) => [from, to] as const);
  });
  const clear = placePart({ shapes: parts, ties, obstacles: obstaclesOf(page, inside, boxes) });
  const step = { x: start.x + clear.x, y: start.y + clear.y };
  const moved = new Map(
    outer.flatMap((cell): (readonly [string, Cell])[] => {
      const [old, now] = [boxes.get(cell.id), laidOut.get(cell.id)];
      if (old === undefined || now === undefined || cell.geometry === undefined) return [];
      const { x, y } = cell.geometry;
      const place = { x: x + now.x + step.x - old.x, y: y + now.y + step.y - old.y };
      // The place that a hand chose is given up.
      const style = withStyleValues(cell.style, { dlPlace: '' });
      return [[cell.id, { ...cell, style, geometry: { ...cell.geometry, ...place } }]];
    }),
  );
  const placed = { ...page, cells: page.cells.map((cell) => moved.get(cell.id) ?? cell) };
  const lines = page.cells.filter(
    ({ kind, source, target }) => kind === 'edge' && (inside.has(source ?? '') || inside.has(target ?? '')),
  );
  return lines.reduce((now: Page, { id }) => rerouted(now, id, type), placed);
};

const boxesOf = (page: Page): ReadonlyMap<string, Rect> =>
  new Map(
    readScene(page).items.flatMap((item) => (item.kind === 'shape' ? [[item.cell.id, item.bounds] as const] : [])),
  );

/** Cells come after what holds them. */
const withInside = ({ cells }: Page, ids: ReadonlySet<string>): ReadonlySet<string> => {
  const inside = new Set(ids);
  for (const { id, parent } of cells) if (parent !== undefined && inside.has(parent)) inside.add(id);
  return inside;
};

/** Shapes that stay and hold nothing: those that hold others may lie around the part. */
const obstaclesOf = (
  { cells }: Page,
  inside: ReadonlySet<string>,
  boxes: ReadonlyMap<string, Rect>,
): readonly Rect[] => {
  const holders = new Set(cells.map(({ parent }) => parent));
  return cells.flatMap(({ id, kind }) => {
    const box = boxes.get(id);
    return kind !== 'vertex' || inside.has(id) || holders.has(id) || box === undefined ? [] : [box];
  });
};

const shifted = (box: Rect | undefined, { x, y }: Point): readonly Rect[] =>
  box === undefined ? [] : [{ ...box, x: box.x + x, y: box.y + y }];

interface Part {
  readonly inside: ReadonlySet<string>;
  readonly outer: readonly Cell[];
  readonly between: readonly Cell[];
  readonly boxes: ReadonlyMap<string, Rect>;
}

/** A page of the part alone, on the layer. */
const alone = (page: Page, { inside, outer, between, boxes }: Part): Page => {
  const frame = page.cells.filter(({ kind }) => kind === 'root' || kind === 'layer');
  const layer = frame.find(({ kind }) => kind === 'layer')?.id ?? '1';
  const tops = new Set(outer.map(({ id }) => id));
  const cells = page.cells
    .filter(({ id }) => inside.has(id))
    .map((cell): Cell => {
      const box = boxes.get(cell.id);
      return tops.has(cell.id) && box !== undefined && cell.geometry !== undefined
        ? { ...cell, parent: layer, geometry: { ...cell.geometry, x: box.x, y: box.y } }
        : cell;
    });
  const lines = between
    .filter(({ id }) => !inside.has(id))
    .map((line): Cell => {
      const { points: _points, ...geometry } = line.geometry ?? { x: 0, y: 0, width: 0, height: 0, relative: true };
      return { ...line, parent: layer, geometry };
    });
  return { ...page, cells: [...frame, ...cells, ...lines] };
};

const rerouted = (page: Page, target: string, type: DiagramType): Page => {
  const changes = changeLine(page, { target, course: 'anew' }, { type, page: page.id, look: { theme: 'light' } });
  return applyChanges({ attributes: undefined, pages: [page] }, changes).pages[0] ?? page;
};
