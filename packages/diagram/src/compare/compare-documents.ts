import { isSameValue } from '../drawio/same-cell.ts';
import type { Cell, DiagramDocument, Page } from '../model/diagram-document.ts';
import { parseStyle } from '../model/style.ts';
import { labelText } from '../scene/label-text.ts';
import type { CellDifference, Difference } from './difference.ts';
import { matchCells } from './match-cells.ts';

/**
 * What somebody would say changed from one document to the other. Cells are the same where their ids are, and else where the text of a shape
 * or the ends of a line are found once on either side. Pages are matched by id, then by name. A document and itself have no differences.
 */
export const compareDocuments = (before: DiagramDocument, after: DiagramDocument): readonly Difference[] => {
  const pairs = matchPages(before.pages, after.pages);
  const matched = new Set(pairs.values());
  return [
    ...after.pages.flatMap((page): readonly Difference[] => {
      const earlier = pairs.get(page);
      if (earlier === undefined) return [{ kind: 'page-added', page: page.id, name: page.name }];
      const renamed: readonly Difference[] =
        earlier.name === page.name
          ? []
          : [{ kind: 'page-renamed', page: page.id, name: page.name, before: earlier.name }];
      return [...renamed, ...(earlier === page ? [] : comparePages(earlier, page))];
    }),
    ...before.pages
      .filter((page) => !matched.has(page))
      .map((page): Difference => ({ kind: 'page-removed', page: page.id, name: page.name })),
  ];
};

/** For each later page the one that it was. */
export const matchPages = (before: readonly Page[], after: readonly Page[]): ReadonlyMap<Page, Page> => {
  const pairs = new Map<Page, Page>();
  const free = new Set(before);
  for (const key of ['id', 'name'] as const) {
    for (const page of after) {
      if (pairs.has(page)) continue;
      const earlier = [...free].find((candidate) => candidate[key] === page[key]);
      if (earlier === undefined) continue;
      pairs.set(page, earlier);
      free.delete(earlier);
    }
  }
  const [alone] = free;
  const [unmatched] = after;
  // A file of one page that was made anew is still the same page.
  if (before.length === 1 && after.length === 1 && alone && unmatched) pairs.set(unmatched, alone);
  return pairs;
};

const comparePages = (before: Page, after: Page): readonly CellDifference[] => {
  const [earlier, later] = [describe(before), describe(after)];
  const pairs = matchCells(before.cells, after.cells, { earlier: earlier.label, later: later.label });
  const matched = new Set([...pairs.values()].map(({ id }) => id));
  const named = (cell: Cell, { label }: Described) => ({
    page: after.id,
    part: cell.kind === 'edge' ? ('line' as const) : ('shape' as const),
    id: cell.id,
    label: label(cell),
  });
  return [
    ...after.cells.filter(isShown).flatMap((cell): readonly CellDifference[] => {
      const old = pairs.get(cell.id);
      if (old === undefined) return [{ kind: 'added', ...named(cell, later) }];
      const base = { ...named(cell, later), ...(old.id === cell.id ? {} : { earlierId: old.id }) };
      return compareCells({ old, cell, pairs, earlier, later }).map((change) => ({ ...base, ...change }));
    }),
    ...before.cells
      .filter((cell) => isShown(cell) && !matched.has(cell.id))
      .map((cell): CellDifference => ({ kind: 'removed', ...named(cell, earlier) })),
  ];
};

const isShown = ({ kind }: Cell): boolean => kind !== 'root' && kind !== 'layer';

const lineOf = (cell: Cell): string => labelText(cell).replace(/\s+/g, ' ');

interface Described {
  readonly textOf: (cell: Cell) => string;
  readonly label: (cell: Cell) => string;
  readonly nameOf: (id: string | undefined) => string;
}

const describe = ({ cells }: Page): Described => {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  // Each text is asked for several times, and reading one is work.
  const texts = new Map<Cell, string>();
  const textOf = (cell: Cell): string => {
    const text = texts.get(cell) ?? lineOf(cell);
    texts.set(cell, text);
    return text;
  };
  const nameOf = (id: string | undefined): string => {
    const cell = id === undefined ? undefined : byId.get(id);
    return cell === undefined ? 'nothing' : textOf(cell) || 'a shape without a name';
  };
  return {
    nameOf,
    textOf,
    label: (cell) => {
      const own = textOf(cell);
      return own === '' && cell.kind === 'edge' ? `${nameOf(cell.source)} → ${nameOf(cell.target)}` : own;
    },
  };
};

interface Pair {
  readonly old: Cell;
  readonly cell: Cell;
  readonly pairs: ReadonlyMap<string, Cell>;
  readonly earlier: Described;
  readonly later: Described;
}

type Change = Pick<CellDifference, 'kind' | 'before' | 'after'>;

const compareCells = ({ old, cell, pairs, earlier, later }: Pair): readonly Change[] => {
  const changes: Change[] = [];
  const [was, is] = [earlier.textOf(old), later.textOf(cell)];
  if (was !== is) changes.push({ kind: 'renamed', before: was, after: is });
  const isSameAs = (before: string | undefined, after: string | undefined): boolean =>
    before === after || (after !== undefined && before !== undefined && pairs.get(after)?.id === before);
  if (!isSameAs(old.source, cell.source) || !isSameAs(old.target, cell.target)) {
    changes.push({
      kind: 'rewired',
      before: `${earlier.nameOf(old.source)} → ${earlier.nameOf(old.target)}`,
      after: `${later.nameOf(cell.source)} → ${later.nameOf(cell.target)}`,
    });
  }
  if (!isSameAs(old.parent, cell.parent) && cell.kind !== 'edge')
    changes.push({ kind: 'regrouped', before: earlier.nameOf(old.parent), after: later.nameOf(cell.parent) });
  changes.push(...comparePlaces(old, cell));
  const isWay = (key: string): boolean => cell.kind === 'edge' && wayKeys.test(key);
  const changed = changedKeys(old, cell);
  if (changed.some(isWay) && !changes.some(({ kind }) => kind === 'rerouted')) changes.push({ kind: 'rerouted' });
  const keys = changed.filter((key) => !isWay(key));
  if (keys.length > 0) changes.push({ kind: 'restyled', after: keys.join(', ') });
  return changes;
};

/** Where a line leaves a shape and comes to one. */
const wayKeys = /^(?:exit|entry)(?:X|Y|Dx|Dy|Perimeter)$/;

const comparePlaces = (old: Cell, cell: Cell): readonly Change[] => {
  const [was, is] = [old.geometry, cell.geometry];
  if (was === is || is === undefined || was === undefined) return [];
  if (cell.kind === 'edge')
    return isSameValue({ ...was, rest: undefined }, { ...is, rest: undefined }) ? [] : [{ kind: 'rerouted' }];
  const isMoved = was.x !== is.x || was.y !== is.y;
  const isResized = was.width !== is.width || was.height !== is.height;
  return [...(isMoved ? [{ kind: 'moved' as const }] : []), ...(isResized ? [{ kind: 'resized' as const }] : [])];
};

/** Names of style keys with another value; the order of the style's parts says nothing. */
const changedKeys = (old: Cell, cell: Cell): readonly string[] => {
  if (old.style === cell.style) return [];
  const [was, is] = [parseStyle(old.style), parseStyle(cell.style)];
  // Keys that start with `dl` say what a part means to us; nobody sees them.
  const keys = new Set([...Object.keys(was), ...Object.keys(is)].filter((key) => !key.startsWith('dl')));
  return [...keys].filter((key) => was[key] !== is[key]).sort();
};
