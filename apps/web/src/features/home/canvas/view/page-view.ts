import { isHandGroup, isLocked } from '@diagloom/diagram/edits';
import type { DiagramSpec, DiagramType, Page, Point, Rect } from '@diagloom/diagram/model';
import { emptySpec } from '@diagloom/diagram/model';
import { type Beginning, beginningOf, itemBoxes, lazy, readScene, type SceneItem } from '@diagloom/diagram/scene';
import { drawPage, type Picture } from '@diagloom/diagram/svg';
import { readingOrder } from './reading-order.ts';

/** A page as one can point at it. */
export interface PageView {
  readonly page: Page;
  /** Read when it is first asked for, like all that hangs on it: somebody else may change the page twenty times a second. */
  readonly spec: DiagramSpec;
  readonly picture: Picture;
  /** What the picture shows of the page, px. */
  readonly frame: Rect;
  /** In paint order. */
  readonly items: readonly SceneItem[];
  readonly boxes: ReadonlyMap<string, Rect>;
  /** The way of a line, px of the page; undefined for a shape. */
  readonly courseOf: (id: string) => readonly Point[] | undefined;
  /** The part of the diagram that a cell belongs to: for a row of a table the table. */
  readonly unitOf: (id: string) => string;
  /** True for shapes that hold others: lanes, containers, frames. */
  readonly isHolder: (id: string) => boolean;
  /** The cells themselves and all that is inside them. */
  readonly insideOf: (ids: readonly string[]) => ReadonlySet<string>;
  /** The outermost group of a hand that a cell is in. */
  readonly groupOf: (id: string) => string | undefined;
  readonly isLocked: (id: string) => boolean;
  /** The cells themselves, and in place of a group of a hand all that is in it: what is seen of them. */
  readonly seenOf: (ids: readonly string[]) => readonly string[];
  /** The cell itself and all that it is inside of. */
  readonly around: (id: string) => ReadonlySet<string>;
  /** Its parts in the order in which one reads them. */
  readonly order: () => readonly string[];
  readonly beginning: () => Beginning | undefined;
}

/** Space around the diagram in its picture, as everywhere else in the product, px. */
const padding = 24;

export interface ViewOptions {
  readonly type: DiagramType;
  readonly title: string;
  /** How the page is drawn; as it is where absent. */
  readonly look?: ((page: Page) => Page) | undefined;
}

export const readPageView = (page: Page, { type, title, look = (page) => page }: ViewOptions): PageView => {
  const shown = look(page);
  const own = shown.attributes.background;
  const background = own === undefined || own === 'none' ? '#ffffff' : own;
  const picture = drawPage(shown, { background, padding, title });
  const { items } = readScene(page);
  const boxes = lazy(() => itemBoxes(items));
  const courses = lazy(
    () => new Map(items.flatMap((item) => (item.kind === 'edge' ? [[item.cell.id, item.points] as const] : []))),
  );
  const meaning = lazy(() => meaningOf(page, type));
  const parents = lazy(() => new Map(page.cells.map(({ id, parent }) => [id, parent])));
  const kinds = lazy(() => new Map(page.cells.map(({ id, kind }) => [id, kind])));
  const handGroups = lazy(() => new Set(page.cells.filter(isHandGroup).map(({ id }) => id)));
  const locked = lazy(() => new Set(page.cells.filter(isLocked).map(({ id }) => id)));
  const holders = lazy(() => {
    const { parts } = meaning();
    return new Set(
      page.cells.flatMap(({ parent, kind, id }) =>
        parent !== undefined && kind === 'vertex' && parts.has(id) && kinds().get(parent) === 'vertex' ? [parent] : [],
      ),
    );
  });
  const unitOf = (id: string): string => {
    const { parts } = meaning();
    for (let at: string | undefined = id; at !== undefined; at = parents().get(at)) {
      if (parts.has(at) || kinds().get(at) === 'edge' || handGroups().has(at)) return at;
    }
    return id;
  };
  const insideOf = (ids: readonly string[]): ReadonlySet<string> => {
    const inside = new Set(ids);
    // Cells come after what holds them.
    for (const { id, parent } of page.cells) if (parent !== undefined && inside.has(parent)) inside.add(id);
    return inside;
  };
  return {
    page,
    get spec() {
      return meaning().spec;
    },
    picture,
    frame: picture.frame,
    items,
    get boxes() {
      return boxes();
    },
    courseOf: (id) => courses().get(id),
    unitOf,
    isHolder: (id) => handGroups().has(id) || meaning().groups.has(id) || holders().has(id),
    groupOf: (id) => {
      let found: string | undefined;
      for (let at = parents().get(id); at !== undefined; at = parents().get(at)) if (handGroups().has(at)) found = at;
      return found;
    },
    isLocked: (id) => locked().has(id),
    seenOf: (ids) =>
      ids.flatMap((id) =>
        handGroups().has(id) ? [...insideOf([id])].filter((inner) => !handGroups().has(inner)) : [id],
      ),
    around: (id) => {
      const around = new Set<string>();
      for (let at: string | undefined = id; at !== undefined; at = parents().get(at)) around.add(at);
      return around;
    },
    insideOf,
    beginning: lazy(() => beginningOf(items)),
    order: lazy(() =>
      readingOrder(
        items.flatMap(({ cell }) => {
          const box = boxes().get(cell.id);
          return box !== undefined && unitOf(cell.id) === cell.id ? [[cell.id, box] as const] : [];
        }),
      ),
    ),
  };
};

const meaningOf = (page: Page, type: DiagramType) => {
  const spec = specOf(page, type);
  return {
    spec,
    parts: new Set([...spec.nodes, ...spec.groups, ...spec.notes].map(({ id }) => id)),
    groups: new Set(spec.groups.map(({ id }) => id)),
  };
};

const specOf = (page: Page, type: DiagramType): DiagramSpec => {
  try {
    return type.recognise(page);
  } catch {
    return emptySpec(type.id, page.name);
  }
};
