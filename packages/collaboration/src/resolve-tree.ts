import type { Cell } from '@diagloom/diagram/model';

/**
 * Cells that several people changed at once as a tree that can be drawn. Nobody writes these repairs while reading, so that all who
 * read the same see the same: a cell whose parent is gone goes onto the layer, a circle of parents is broken at its smallest id, and
 * a line whose end is gone is left out unless it has a fixed end there. Parents come before what they hold.
 *
 * @param cells in paint order
 */
export const resolveTree = (cells: readonly Cell[]): readonly Cell[] => {
  const layer = cells.find(({ kind }) => kind === 'layer')?.id;
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const parents = new Map<string, string | undefined>();
  for (const { id, kind, parent } of cells) {
    const isLost = kind !== 'root' && (parent === undefined || parent === id || !byId.has(parent));
    parents.set(id, isLost && id !== layer ? layer : parent);
  }
  for (const { id } of cells) breakCircle(id, parents, layer);
  const isDropped = droppedOf(byId, parents);
  const resolved: Cell[] = [];
  const placed = new Set<string>();
  const place = (cell: Cell): void => {
    if (placed.has(cell.id) || isDropped(cell.id)) return;
    placed.add(cell.id);
    const parent = parents.get(cell.id);
    const holder = parent === undefined ? undefined : byId.get(parent);
    if (holder !== undefined) place(holder);
    resolved.push(withLivingEnds(parent === cell.parent ? cell : withParent(cell, parent), byId));
  };
  for (const cell of cells) place(cell);
  return resolved;
};

const breakCircle = (start: string, parents: Map<string, string | undefined>, layer: string | undefined): void => {
  const seen = new Set<string>();
  for (let at: string | undefined = start; at !== undefined; at = parents.get(at)) {
    if (!seen.has(at)) {
      seen.add(at);
      continue;
    }
    const circle: string[] = [at];
    for (let next = parents.get(at); next !== undefined && next !== at; next = parents.get(next)) circle.push(next);
    const smallest = circle.toSorted()[0] ?? at;
    parents.set(smallest, smallest === layer ? undefined : layer);
    return;
  }
};

/** Lines that lost an end, and what hangs on them. */
const droppedOf = (
  byId: ReadonlyMap<string, Cell>,
  parents: ReadonlyMap<string, string | undefined>,
): ((id: string) => boolean) => {
  const known = new Map<string, boolean>();
  const isDropped = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const cell = byId.get(id);
    if (cell === undefined) return false;
    known.set(id, false);
    const parent = parents.get(id);
    const answer =
      hasLostEnd(cell, byId) || (parent !== undefined && byId.get(parent)?.kind === 'edge' && isDropped(parent));
    known.set(id, answer);
    return answer;
  };
  return isDropped;
};

const hasLostEnd = ({ kind, source, target, geometry }: Cell, byId: ReadonlyMap<string, Cell>): boolean =>
  kind === 'edge' &&
  ((source !== undefined && !byId.has(source) && geometry?.sourcePoint === undefined) ||
    (target !== undefined && !byId.has(target) && geometry?.targetPoint === undefined));

const withLivingEnds = (cell: Cell, byId: ReadonlyMap<string, Cell>): Cell => {
  const { source, target, ...rest } = cell;
  const [keepsSource, keepsTarget] = [
    source !== undefined && byId.has(source),
    target !== undefined && byId.has(target),
  ];
  if (keepsSource === (source !== undefined) && keepsTarget === (target !== undefined)) return cell;
  return { ...rest, ...(keepsSource ? { source } : {}), ...(keepsTarget ? { target } : {}) };
};

const withParent = ({ parent: _parent, ...cell }: Cell, parent: string | undefined): Cell =>
  parent === undefined ? cell : { ...cell, parent };
