import { applyChanges } from '../drawio/index.ts';
import { changeLine } from '../edits/index.ts';
import type { LayoutTools } from '../layout/index.ts';
import { boundsOf, type Cell, type DiagramType, type Page, type Rect } from '../model/index.ts';
import { readScene } from '../scene/index.ts';
import { tidyPage } from './tidy-page.ts';

interface PartTools {
  readonly layout: LayoutTools;
  /** The type that the page is read as. */
  readonly type: DiagramType;
}

/**
 * Lays out some shapes of a page anew as if they were all there is, with their lines among each other; their top left corner stays
 * where it was, and so does everything else. What is locked stays, too. Lines that lead out of the part find a new way.
 */
export const tidyPart = async (page: Page, ids: readonly string[], { layout, type }: PartTools): Promise<Page> => {
  const boxes = boxesOf(page);
  const roots = page.cells.filter(
    ({ id, kind, style }) => ids.includes(id) && kind === 'vertex' && boxes.has(id) && !/(?:^|;)locked=1/.test(style),
  );
  const inside = withInside(page, new Set(roots.map(({ id }) => id)));
  const outer = roots.filter(({ parent }) => !inside.has(parent ?? ''));
  const between = page.cells.filter(
    ({ kind, source, target }) => kind === 'edge' && inside.has(source ?? '') && inside.has(target ?? ''),
  );
  const laidOut = boxesOf(await tidyPage(alone(page, { inside, outer, between, boxes }), layout));
  const [before, after] = [boxes, laidOut].map((all) => boundsOf(outer.flatMap(({ id }) => all.get(id) ?? [])));
  if (before === undefined || after === undefined) return page;
  const step = { x: before.x - after.x, y: before.y - after.y };
  const moved = new Map(
    outer.flatMap((cell): (readonly [string, Cell])[] => {
      const [old, now] = [boxes.get(cell.id), laidOut.get(cell.id)];
      if (old === undefined || now === undefined || cell.geometry === undefined) return [];
      const { x, y } = cell.geometry;
      const place = { x: x + now.x + step.x - old.x, y: y + now.y + step.y - old.y };
      return [[cell.id, { ...cell, geometry: { ...cell.geometry, ...place } }]];
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
