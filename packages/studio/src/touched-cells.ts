import { diffDocuments } from '@diagloom/diagram/drawio';
import type { Cell, CellChange, DiagramDocument } from '@diagloom/diagram/model';

/** What a change is about: the cells that it puts or removes, and with them their parents and the ends of lines. */
export interface TouchedCells {
  /** Keys of page and cell. */
  readonly own: ReadonlySet<string>;
  readonly involved: ReadonlySet<string>;
}

/** What became different from one state to another; undefined where its pages did, which touches everything. */
export const touchedBetween = (before: DiagramDocument, after: DiagramDocument): TouchedCells | undefined => {
  const isSamePage = after.pages.length === before.pages.length;
  const pagesStay = isSamePage && after.pages.every(({ id }, index) => before.pages[index]?.id === id);
  if (!pagesStay) return undefined;
  return touchedBy([before, after], diffDocuments(before, after));
};

/** What changes touch, seen from the documents that they are made on and lead to. */
export const touchedBy = (documents: readonly DiagramDocument[], changes: readonly CellChange[]): TouchedCells => {
  const cells = new Map<string, Cell[]>();
  for (const { pages } of documents)
    for (const page of pages)
      for (const cell of page.cells) {
        const key = keyOf(page.id, cell.id);
        cells.set(key, [...(cells.get(key) ?? []), cell]);
      }
  const own = new Set<string>();
  const involved = new Set<string>();
  for (const change of changes) {
    const key = keyOf(change.page, change.kind === 'put' ? change.cell.id : change.id);
    own.add(key);
    involved.add(key);
    const states = [...(cells.get(key) ?? []), ...(change.kind === 'put' ? [change.cell] : [])];
    for (const { parent, source, target } of states)
      for (const id of [parent, source, target]) if (id !== undefined) involved.add(keyOf(change.page, id));
  }
  return { own, involved };
};

/** True where neither is about what the other changes. */
export const areApart = (one: TouchedCells, other: TouchedCells): boolean =>
  !isAnyIn(one.own, other.involved) && !isAnyIn(other.own, one.involved);

const isAnyIn = (keys: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...keys].some((key) => others.has(key));

/** A key of pages and cells, whose ids may hold anything. */
export const keyOf = (page: string, id: string): string => JSON.stringify([page, id]);
