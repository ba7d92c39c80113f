import type { Cell } from '@diagloom/diagram/model';

/**
 * Cells that several people changed at once as a tree that can be drawn. Nobody writes these repairs while reading, so that all who
 * read the same see the same: a cell whose parent is gone goes onto the layer, a circle of parents is broken at its smallest id, and
 * a line whose end is gone is left out unless it has a fixed end there. Parents come before what they hold. What is odd in the stored
 * file stays so: a line that ends at nothing, a shape that comes before what holds it.
 *
 * @param cells in paint order
 * @param stored the same page as the file has it
 */
export const resolveTree = (cells: readonly Cell[], stored: readonly Cell[]): readonly Cell[] => {
  const layer = cells.find(({ kind }) => kind === 'layer')?.id;
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const parents = new Map<string, string | undefined>();
  for (const { id, kind, parent } of cells) {
    const isLost = kind !== 'root' && (parent === undefined || parent === id || !byId.has(parent));
    parents.set(id, isLost && id !== layer ? layer : parent);
  }
  for (const { id } of cells) breakCircle(id, parents, layer);
  const isLiving = livingEnds(byId, stored);
  const isDropped = droppedOf(byId, parents, isLiving);
  const ranks = new Map(stored.map(({ id }, index) => [id, index]));
  const wasBefore = (id: string, other: string): boolean => (ranks.get(id) ?? 0) < (ranks.get(other) ?? 0);
  const resolved: Cell[] = [];
  const placed = new Set<string>();
  const place = (cell: Cell): void => {
    if (placed.has(cell.id) || isDropped(cell.id)) return;
    placed.add(cell.id);
    const parent = parents.get(cell.id);
    const holder = parent === undefined ? undefined : byId.get(parent);
    if (holder !== undefined && !wasBefore(cell.id, holder.id)) place(holder);
    resolved.push(withLivingEnds(parent === cell.parent ? cell : withParent(cell, parent), isLiving));
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

type End = 'source' | 'target';
type IsLiving = (cell: Cell, end: End) => boolean;

/** Whether what a line leads to is there, or was never there in the stored file. */
const livingEnds = (byId: ReadonlyMap<string, Cell>, stored: readonly Cell[]): IsLiving => {
  const before = new Map(stored.map((cell) => [cell.id, cell]));
  return (cell, end) => {
    const id = cell[end];
    if (id === undefined || byId.has(id)) return true;
    return before.get(cell.id)?.[end] === id && !before.has(id);
  };
};

/** Lines that lost an end, and what hangs on them. */
const droppedOf = (
  byId: ReadonlyMap<string, Cell>,
  parents: ReadonlyMap<string, string | undefined>,
  isLiving: IsLiving,
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
      hasLostEnd(cell, isLiving) || (parent !== undefined && byId.get(parent)?.kind === 'edge' && isDropped(parent));
    known.set(id, answer);
    return answer;
  };
  return isDropped;
};

const hasLostEnd = (cell: Cell, isLiving: IsLiving): boolean =>
  cell.kind === 'edge' &&
  ((!isLiving(cell, 'source') && cell.geometry?.sourcePoint === undefined) ||
    (!isLiving(cell, 'target') && cell.geometry?.targetPoint === undefined));

const withLivingEnds = (cell: Cell, isLiving: IsLiving): Cell => {
  const [keepsSource, keepsTarget] = [isLiving(cell, 'source'), isLiving(cell, 'target')];
  if (keepsSource && keepsTarget) return cell;
  const { source, target, ...rest } = cell;
  return {
    ...rest,
    ...(keepsSource && source !== undefined ? { source } : {}),
    ...(keepsTarget && target !== undefined ? { target } : {}),
  };
};

const withParent = ({ parent: _parent, ...cell }: Cell, parent: string | undefined): Cell =>
  parent === undefined ? cell : { ...cell, parent };
