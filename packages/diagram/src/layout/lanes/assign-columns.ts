import type { Step } from './flow.ts';

/** A flow without its back flows. */
export interface ForwardFlow {
  readonly steps: readonly Step[];
  readonly bandCount: number;
  /** All steps, none before one that leads to it. */
  readonly order: readonly number[];
  /** Per step, the steps that it leads to. */
  readonly next: readonly (readonly number[])[];
}

/**
 * The column of every step: the longest way from a start; a start stands just before what it starts. Where that makes a
 * diagram much longer than high, a step that only hands over to another lane has the next one in its own column, if nothing
 * stands between the two; a decision may do so with one of its exits.
 */
export const assignColumns = (flow: ForwardFlow): readonly number[] => {
  const plain = placeSteps(flow, 'one-by-one');
  const length = Math.max(0, ...plain) + 1;
  if (length * columnLength <= longest * flow.bandCount * bandExtent) return plain;
  const order = [...flow.order].sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0));
  return placeSteps({ ...flow, order }, 'handing-over');
};

/** Typical extents of a column and of a lane, px, and the share of length to height that a page holds well. */
const columnLength = 190;
const bandExtent = 120;
const longest = 2;

const placeSteps = ({ steps, order, next }: ForwardFlow, mode: 'one-by-one' | 'handing-over'): readonly number[] => {
  const previous = steps.map((): number[] => []);
  next.forEach((own, step) => {
    for (const to of own) previous[to]?.push(step);
  });
  const columns = steps.map(() => 0);
  /** Cells in which something stands, and cells in which nothing else may stand. */
  const filled = new Set<string>();
  const closed = new Set<string>();
  /** Steps beside the one that hands over to them, and in which direction they stand from it. */
  const handed = new Map<number, number>();
  const cell = (column: number, band: number): string => `${column} ${band}`;
  const bandOf = (step: number): number => steps[step]?.band ?? 0;

  /** True for a step's only way, and for an exit of a decision that no other exit would have to get past. */
  const mayHandOver = (from: number, to: number): boolean => {
    const others = (next[from] ?? []).filter((other) => other !== to);
    if (steps[from]?.kind === 'bar' || steps[to]?.kind === 'bar') return false;
    if (steps[from]?.kind !== 'decision') return others.length === 0;
    const direction = Math.sign(bandOf(to) - bandOf(from));
    return others.every((other) => (bandOf(other) - bandOf(to)) * direction <= 0);
  };

  /** The cells from a step to the one below or above it in its own column, both included; undefined where that is not free. */
  const wayBeside = (from: number, to: number): readonly string[] | undefined => {
    const way = Math.sign(bandOf(to) - bandOf(from));
    const isOnly = mayHandOver(from, to) && previous[to]?.length === 1 && (handed.get(from) ?? way) === way;
    const [low, high] = [bandOf(from), bandOf(to)].sort((a, b) => a - b);
    if (!isOnly || low === undefined || high === undefined || low === high) return undefined;
    const column = columns[from] ?? 0;
    const cells = Array.from({ length: high - low + 1 }, (_, index) => cell(column, low + index));
    const own = cell(column, bandOf(from));
    const isFree = cells.every((key) => key === own || (!closed.has(key) && !filled.has(key)));
    const isAlone = order.filter(
      (step) => columns[step] === column && bandOf(step) === bandOf(from) && placed.has(step),
    );
    return isFree && isAlone.length === 1 ? cells : undefined;
  };

  const placed = new Set<number>();
  for (const step of order) {
    const before = previous[step] ?? [];
    let column = Math.max(0, ...before.map((from) => (columns[from] ?? 0) + 1));
    const [from] = before;
    const beside = mode === 'handing-over' && from !== undefined ? wayBeside(from, step) : undefined;
    if (beside !== undefined && from !== undefined) {
      column = columns[from] ?? 0;
      for (const key of beside) closed.add(key);
      handed.set(step, Math.sign(bandOf(step) - bandOf(from)));
    } else while (closed.has(cell(column, bandOf(step)))) column += 1;
    columns[step] = column;
    filled.add(cell(column, bandOf(step)));
    placed.add(step);
  }
  for (const step of order.toReversed()) {
    const own = next[step] ?? [];
    if ((previous[step] ?? []).length > 0 || own.length === 0) continue;
    let column = Math.min(...own.map((to) => columns[to] ?? 0)) - 1;
    while (column > (columns[step] ?? 0) && closed.has(cell(column, bandOf(step)))) column -= 1;
    columns[step] = Math.max(column, columns[step] ?? 0);
  }
  return columns;
};
