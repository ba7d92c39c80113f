import { groupBy } from '../layout/group-by.ts';
import type { Cell, Page } from '../model/index.ts';
import { labelText } from '../scene/index.ts';

/** A page as text: what stands in what, and what leads where, in the order in which it is painted. */
export interface Outline {
  readonly parts: readonly OutlinePart[];
  /** Connections that start or end nowhere, as sentences. */
  readonly loose: readonly string[];
}

export interface OutlinePart {
  readonly label: string;
  /** Where its connections lead, with what they say. */
  readonly leadsTo: readonly { readonly label: string; readonly says: string }[];
  readonly parts: readonly OutlinePart[];
}

const unnamed = 'a shape without a name';

/** Reads cells only, so that pages of any origin have an outline. */
export const readOutline = (page: Page): Outline => {
  const shown = page.cells.filter(({ attributes }) => attributes?.visible !== '0');
  const byParent = groupBy(shown, ({ parent }) => parent);
  const byId = new Map(shown.map((cell) => [cell.id, cell]));
  const edges = shown.filter(({ kind }) => kind === 'edge');
  const words = (cell: Cell): string => labelText(cell).replace(/\s+/g, ' ').trim();
  // What has no words of its own, such as the bar of an activity on a lifeline, is told as what it stands on.
  const isNameless = (cell: Cell): boolean =>
    words(cell) === '' && (byParent.get(cell.id) ?? []).every((part) => words(part) === '');
  const holderOf = (id: string): string => {
    const cell = byId.get(id);
    const holder = cell?.parent === undefined ? undefined : byId.get(cell.parent);
    return cell === undefined || holder?.kind !== 'vertex' || !isNameless(cell) ? id : holderOf(holder.id);
  };
  const bySource = groupBy(edges, ({ source }) => (source === undefined ? undefined : holderOf(source)));
  const nameOf = (held: string): string => {
    const id = holderOf(held);
    const cell = byId.get(id);
    if (cell === undefined) return unnamed;
    const own = words(cell);
    if (own !== '') return own;
    const first = (byParent.get(id) ?? []).map(words).find((label) => label !== '');
    return first ?? unnamed;
  };
  const saysOf = (edge: Cell): string =>
    [words(edge), ...(byParent.get(edge.id) ?? []).map(words)].filter((text) => text !== '').join(', ');
  const partsOf = (parent: string): readonly OutlinePart[] =>
    (byParent.get(parent) ?? []).flatMap((cell) => {
      if (cell.kind === 'edge' || cell.kind === 'root') return [];
      const parts = partsOf(cell.id);
      const leadsTo = (bySource.get(cell.id) ?? []).flatMap((edge) =>
        edge.target === undefined ? [] : [{ label: nameOf(edge.target), says: saysOf(edge) }],
      );
      const label = cell.kind === 'layer' ? '' : words(cell);
      // A layer or a group that says nothing is no step on the way to its contents.
      if (label === '' && leadsTo.length === 0) return parts;
      return [{ label: label === '' ? nameOf(cell.id) : label, leadsTo, parts }];
    });
  const loose = edges
    .filter(({ source, target }) => source === undefined || target === undefined)
    .map((edge) => {
      const ends = `from ${edge.source === undefined ? 'nowhere' : nameOf(edge.source)} to ${edge.target === undefined ? 'nowhere' : nameOf(edge.target)}`;
      const says = saysOf(edge);
      return says === '' ? `A line ${ends}` : `A line ${ends}: ${says}`;
    });
  return { parts: page.cells.filter(({ kind }) => kind === 'root').flatMap(({ id }) => partsOf(id)), loose };
};
