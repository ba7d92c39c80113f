import type { Component } from '../pixels/components.ts';

/** A straight level or upright line, solid or dashed. */
export interface Rule {
  readonly axis: 'level' | 'upright';
  /** Its middle across: y of a level one, x of an upright one, px. */
  readonly at: number;
  /** Along: its first and last pixel. */
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
  readonly isDashed: boolean;
}

interface Grid {
  readonly width: number;
  readonly height: number;
}

/** Shorter runs of ink are parts of letters and heads, px. */
const shortest = 24;

/** Thicker ones are fills, px; some are bars upon lifelines. */
const thickest = 14;

/**
 * All straight level and upright lines of a picture, whatever crosses them. In: what is ink, and its pieces, of which dashes are chained.
 * Frames, lanes, lifelines and messages are made of these.
 */
export const findRules = (grid: Grid, isInk: (at: number) => boolean, pieces: readonly Component[]): readonly Rule[] =>
  (['level', 'upright'] as const).flatMap((axis) => [
    ...solidRules(grid, isInk, axis),
    ...findDashedRules(pieces, axis),
  ]);

interface Run {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

/** Long runs that lie on each other are one line. */
const solidRules = ({ width, height }: Grid, isInk: (at: number) => boolean, axis: Rule['axis']): readonly Rule[] => {
  const [across, along] = axis === 'level' ? [height, width] : [width, height];
  const [next, stride] = axis === 'level' ? [width, 1] : [1, width];
  const done: Run[] = [];
  let open: Run[] = [];
  for (let line = 0; line < across; line += 1) {
    const onwards: Run[] = [];
    const take = (from: number, to: number): void => {
      const before = open.find((run) => isSameRun(run, from, to));
      if (before === undefined) onwards.push({ first: line, last: line, from, to });
      else {
        open = open.filter((run) => run !== before);
        onwards.push({
          first: before.first,
          last: line,
          from: Math.min(from, before.from),
          to: Math.max(to, before.to),
        });
      }
    };
    let start = -1;
    for (let step = 0; step <= along; step += 1) {
      const isOn = step < along && isInk(line * next + step * stride);
      if (isOn && start < 0) start = step;
      if (isOn || start < 0) continue;
      if (step - start >= shortest) take(start, step - 1);
      start = -1;
    }
    done.push(...open);
    open = onwards;
  }
  return [...done, ...open].flatMap(({ first, last, from, to }): readonly Rule[] => {
    const thickness = last - first + 1;
    if (thickness > thickest || thickness > (to - from) / 4) return [];
    return [{ axis, at: (first + last) / 2, from, to, thickness, isDashed: false }];
  });
};

const isSameRun = (run: Run, from: number, to: number): boolean => {
  const shared = Math.min(run.to, to) - Math.max(run.from, from);
  return shared > 0.6 * Math.max(run.to - run.from, to - from);
};

/** So many dashes in a row are a line. */
const fewestDashes = 3;

/** Square dashes of dotted lines, px. */
const largestDot = 5;

/** Dashes may be hidden where other lines cross: by the length of a dash. */
const widestGap = 5.5;

/** Rows of dashes, or columns of them. */
export const findDashedRules = (pieces: readonly Component[], axis: Rule['axis']): readonly Rule[] => {
  const dashes = pieces.flatMap(({ box, area }): readonly Rule[] => {
    const [long, thick] = axis === 'level' ? [box.width, box.height] : [box.height, box.width];
    if (thick > 7 || long < 2 || long > 40) return [];
    const isDash = long >= 1.4 * thick && area >= 0.8 * long * thick;
    const isDot = thick <= largestDot && Math.abs(long - thick) <= 1;
    if (!isDash && !isDot) return [];
    const [from, across] = axis === 'level' ? [box.x, box.y] : [box.y, box.x];
    return [{ axis, at: across + (thick - 1) / 2, from, to: from + long - 1, thickness: thick, isDashed: true }];
  });
  const rows = new Map<number, Rule[]>();
  for (const dash of dashes) {
    const row = Math.round(dash.at);
    rows.set(row, [...(rows.get(row) ?? []), dash]);
  }
  const used = new Set<Rule>();
  const rules: Rule[] = [];
  for (const row of [...rows.keys()].toSorted((a, b) => (rows.get(b)?.length ?? 0) - (rows.get(a)?.length ?? 0))) {
    const own = [-1, 0, 1]
      .flatMap((off) => rows.get(row + off) ?? [])
      .filter((dash) => !used.has(dash))
      .toSorted((a, b) => a.from - b.from);
    for (const chain of chainsOf(own)) {
      for (const dash of chain) used.add(dash);
      const [first, last] = [chain[0], chain.at(-1)];
      if (first === undefined || last === undefined || last.to - first.from < shortest) continue;
      const thickness = middle(chain.map((dash) => dash.thickness));
      rules.push({
        axis,
        at: middle(chain.map(({ at }) => at)),
        from: first.from,
        to: last.to,
        thickness,
        isDashed: true,
      });
    }
  }
  return rules;
};

/** Dashes as long and thick as each other, at even distances. */
const chainsOf = (dashes: readonly Rule[]): readonly (readonly Rule[])[] => {
  const chains: Rule[][] = [];
  for (const dash of dashes) {
    const chain = chains.find((one) => {
      const last = one.at(-1);
      if (last === undefined) return false;
      const long = lengthOf(last);
      return (
        dash.from - last.to <= Math.max(12, widestGap * long) &&
        lengthOf(dash) <= 1.6 * long + 2 &&
        lengthOf(dash) >= long / 1.6 - 2 &&
        Math.abs(dash.thickness - last.thickness) <= 1 &&
        Math.abs(dash.at - last.at) <= 1
      );
    });
    if (chain === undefined) chains.push([dash]);
    else chain.push(dash);
  }
  return chains.filter((chain) => chain.length >= fewestDashes && areDashes(chain));
};

/** Half of the dashes and more are close to the next one, as a line that crosses hides some: by the length of a dash, and px. */
const usualGap = { most: 2.5, least: 12 } as const;

/**
 * Letters such as `lll` and `---` are no line: dashes are longer than they are thick, or many. Nor is the same letter in labels that stand one above
 * the other, which is as long as a dash and far from the next one.
 */
const areDashes = (chain: readonly Rule[]): boolean => {
  const gaps = chain
    .slice(1)
    .map((dash, index) => dash.from - (chain[index]?.to ?? 0))
    .toSorted((a, b) => a - b);
  const gap = gaps[(gaps.length - 1) >> 1] ?? 0;
  const isClose = gap <= Math.max(usualGap.least, usualGap.most * middle(chain.map(lengthOf)));
  return isClose && (chain.length >= 6 || chain.every((dash) => lengthOf(dash) >= 1.5 * dash.thickness));
};

const lengthOf = ({ from, to }: Rule): number => to - from + 1;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
