import type { Cell } from '../model/index.ts';

/**
 * Makes any list of cells a tree that the rest of the product can rely on: one root, at least one layer, ids that are
 * given and unique, parents that exist and lead to the root. A cell that breaks a rule gets a new id or moves to the
 * first layer. `nesting` is the number of cells on the longest way from the root. Also tells root and layers from the other cells. Time is linear in the number of cells.
 */
export const repairCells = (
  cells: readonly Cell[],
): { readonly cells: readonly Cell[]; readonly nesting: number; readonly isRepaired: boolean } => {
  const named = giveIds(cells);
  const rooted = giveRoot(named);
  const parented = giveParents(rooted);
  const known = new Set(cells);
  return {
    cells: parented.map(withKind(rooted.root.id)),
    nesting: nestingOf(parented),
    isRepaired: parented.some((cell) => !known.has(cell)),
  };
};

const giveIds = (cells: readonly Cell[]): readonly Cell[] => {
  const written = new Set(cells.map(({ id }) => id));
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return cells.map((cell) => {
    if (cell.id !== '' && !taken.has(cell.id)) {
      taken.add(cell.id);
      return cell;
    }
    const base = cell.id === '' ? 'cell' : cell.id;
    let count = counts.get(base) ?? 1;
    let id = base;
    do {
      count += 1;
      id = `${base}-${count}`;
    } while (written.has(id) || taken.has(id));
    counts.set(base, count);
    taken.add(id);
    return { ...cell, id };
  });
};

interface Rooted {
  readonly cells: readonly Cell[];
  readonly root: Cell;
  readonly layer: Cell;
}

const giveRoot = (cells: readonly Cell[]): Rooted => {
  const ids = new Set(cells.map(({ id }) => id));
  const found =
    cells.find((cell) => cell.kind === 'group' && cell.parent === undefined) ?? cells.find(({ id }) => id === '0');
  const root = found === undefined ? createCell(freeId('0', ids)) : withoutParent(found);
  const others = cells.filter((cell) => cell !== found);
  const foundLayer = others.find((cell) => cell.kind === 'group' && cell.parent === root.id);
  const layer = foundLayer ?? { ...createCell(freeId('1', ids)), parent: root.id };
  const withRoot = found === undefined ? [root, ...cells] : cells.map((cell) => (cell === found ? root : cell));
  const withLayer =
    foundLayer === undefined ? withRoot.flatMap((cell) => (cell === root ? [root, layer] : [cell])) : withRoot;
  return { cells: withLayer, root, layer };
};

const createCell = (id: string): Cell => ({ id, kind: 'group', value: '', style: '' });

const withoutParent = (cell: Cell): Cell => {
  if (cell.parent === undefined && cell.kind === 'group') return cell;
  const { parent: _parent, ...root } = cell;
  return { ...root, kind: 'group' };
};

const freeId = (base: string, taken: ReadonlySet<string>): string => {
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
};

const giveParents = ({ cells, root, layer }: Rooted): readonly Cell[] => {
  const parents = new Map(cells.map((cell) => [cell.id, cell.parent]));
  for (const [id, parent] of parents) {
    if (id !== root.id && (parent === undefined || !parents.has(parent))) parents.set(id, layer.id);
  }
  breakCycles(parents, layer.id);
  return cells.map((cell) => {
    const parent = parents.get(cell.id);
    return parent === undefined || parent === cell.parent ? cell : { ...cell, parent };
  });
};

/** Follows each chain of parents once; the cell whose parent closes a circle moves to the layer. */
const breakCycles = (parents: Map<string, string | undefined>, layer: string): void => {
  const settled = new Set<string>();
  for (const start of parents.keys()) {
    const path = new Set<string>();
    let id: string | undefined = start;
    while (id !== undefined && !settled.has(id)) {
      path.add(id);
      const parent = parents.get(id);
      if (parent !== undefined && path.has(parent)) {
        parents.set(id, layer);
        break;
      }
      id = parent;
    }
    for (const passed of path) settled.add(passed);
  }
};

/** Follows each chain as far as it is not known yet. */
const nestingOf = (cells: readonly Cell[]): number => {
  const parents = new Map(cells.map(({ id, parent }) => [id, parent]));
  const depths = new Map<string, number>();
  let deepest = 0;
  for (const start of parents.keys()) {
    const path: string[] = [];
    let id: string | undefined = start;
    for (; id !== undefined && !depths.has(id); id = parents.get(id)) path.push(id);
    let depth = id === undefined ? 0 : (depths.get(id) ?? 0);
    for (const passed of path.reverse()) {
      depth += 1;
      depths.set(passed, depth);
    }
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const withKind =
  (root: string) =>
  (cell: Cell): Cell => {
    if (cell.id === root) return { ...cell, kind: 'root' };
    if (cell.kind === 'group' && cell.parent === root) return { ...cell, kind: 'layer' };
    return cell;
  };
