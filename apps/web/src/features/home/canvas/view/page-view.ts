import { isHandGroup, isLocked } from '@diagloom/diagram/edits';
import type { DiagramDocument, DiagramSpec, DiagramType, Page, Rect } from '@diagloom/diagram/model';
import { emptySpec } from '@diagloom/diagram/model';
import { itemBoxes, readScene, type SceneItem } from '@diagloom/diagram/scene';
import { renderSvg } from '@diagloom/diagram/svg';

/** A page as one can point at it. */
export interface PageView {
  readonly page: Page;
  readonly spec: DiagramSpec;
  /** The picture as text. */
  readonly svg: string;
  /** What the picture shows of the page, px. */
  readonly frame: Rect;
  /** In paint order. */
  readonly items: readonly SceneItem[];
  readonly boxes: ReadonlyMap<string, Rect>;
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
}

/** Space around the diagram in its picture, as everywhere else in the product, px. */
const padding = 24;

export interface ViewOptions {
  readonly type: DiagramType;
  readonly title: string;
  /** How the page is drawn; as it is where absent. */
  readonly look?: ((page: Page) => Page) | undefined;
}

export const readPageView = (
  document: DiagramDocument,
  pageId: string | undefined,
  { type, title, look = (page) => page }: ViewOptions,
): PageView | undefined => {
  const page = pageId === undefined ? document.pages[0] : document.pages.find(({ id }) => id === pageId);
  if (page === undefined) return undefined;
  const shown = look(page);
  const own = shown.attributes.background;
  const background = own === undefined || own === 'none' ? '#ffffff' : own;
  const svg = renderSvg(shown, { background, padding, title });
  const { items } = readScene(page);
  const spec = specOf(page, type);
  const parts = new Set([...spec.nodes, ...spec.groups, ...spec.notes].map(({ id }) => id));
  const parents = new Map(page.cells.map(({ id, parent }) => [id, parent]));
  const groups = new Set(spec.groups.map(({ id }) => id));
  const kinds = new Map(page.cells.map(({ id, kind }) => [id, kind]));
  const handGroups = new Set(page.cells.filter(isHandGroup).map(({ id }) => id));
  const locked = new Set(page.cells.filter(isLocked).map(({ id }) => id));
  const holders = new Set(
    page.cells.flatMap(({ parent, kind, id }) =>
      parent !== undefined && kind === 'vertex' && parts.has(id) && kinds.get(parent) === 'vertex' ? [parent] : [],
    ),
  );
  const insideOf = (ids: readonly string[]): ReadonlySet<string> => {
    const inside = new Set(ids);
    // Cells come after what holds them.
    for (const { id, parent } of page.cells) if (parent !== undefined && inside.has(parent)) inside.add(id);
    return inside;
  };
  return {
    page,
    spec,
    svg,
    frame: frameOf(svg),
    items,
    boxes: itemBoxes(items),
    unitOf: (id) => {
      for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
        if (parts.has(at) || kinds.get(at) === 'edge' || handGroups.has(at)) return at;
      }
      return id;
    },
    isHolder: (id) => groups.has(id) || holders.has(id) || handGroups.has(id),
    groupOf: (id) => {
      let found: string | undefined;
      for (let at = parents.get(id); at !== undefined; at = parents.get(at)) if (handGroups.has(at)) found = at;
      return found;
    },
    isLocked: (id) => locked.has(id),
    seenOf: (ids) =>
      ids.flatMap((id) => (handGroups.has(id) ? [...insideOf([id])].filter((inner) => !handGroups.has(inner)) : [id])),
    around: (id) => {
      const around = new Set<string>();
      for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) around.add(at);
      return around;
    },
    insideOf,
  };
};

const specOf = (page: Page, type: DiagramType): DiagramSpec => {
  try {
    return type.recognise(page);
  } catch {
    return emptySpec(type.id, page.name);
  }
};

const frameOf = (svg: string): Rect => {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { x, y, width, height };
};
