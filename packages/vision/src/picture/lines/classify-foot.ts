import type { Strip } from './sample-strip.ts';

/** What a crow's foot says: how many of its shape belong to one of the other. */
export type Foot = '1' | '0..1' | '1..*' | '0..*';

interface FootScale {
  /** px of the picture for each px of a diagram. */
  readonly unit: number;
  /** How thick the line is, px. */
  readonly stroke: number;
}

/** px of a diagram: how far toes, bars and circles reach to each side at least. */
const leastReach = 2.6;

/** How long toes are, and how wide circles, px of a diagram. */
const toes = { least: 3.5, most: 20 } as const;
const circle = { least: 4, most: 17 } as const;

/**
 * What stands at the end of a line between entities. In: the ink along it, and px of the picture for each px of a diagram. Out: what toes, bars and a circle say together, and undefined for
 * heads of arrows, diamonds and plain ends.
 */
export const classifyFoot = (strip: Strip, unit: number): Foot | undefined => {
  const scale = { unit, stroke: strokeIn(strip) };
  const rows = Array.from({ length: strip.length + 1 }, (_, away) => measureRow(strip, away, scale));
  const bars = barsOf(rows, scale);
  if (bars === undefined) return undefined;
  const isOfBar = (away: number): boolean => bars.some(({ from, to }) => away >= from - 1 && away <= to + 1);
  const spread = rows.map(({ left, right }, away) => (isOfBar(away) ? undefined : Math.min(left, right)));
  const apex = apexOf(spread, strip, scale);
  const rings = ringsOf(spread, apex ?? 0, { strip, ...scale });
  const strokes = bars.filter(({ to }) => to > 1.5 * scale.unit);
  const [ring] = rings;
  if (apex !== undefined) return ring === undefined && strokes.length > 0 ? '1..*' : '0..*';
  // Toes that are drawn as a lens reach into the shape: where its edge hides little of them, they are round as well.
  if (rings.length > 1) return '0..*';
  const [stroke] = strokes;
  if (stroke === undefined) return undefined;
  if (ring === undefined) return '1';
  return stroke.from > ring.from ? '1..*' : '0..1';
};

/** The usual width of the line in the middle, px. */
const strokeIn = ({ isInk, length, reach }: Strip): number => {
  const widths = Array.from({ length: length + 1 }, (_, away) => {
    if (!isInk(away, 0)) return 0;
    let [left, right] = [0, 0];
    while (left < reach && isInk(away, -left - 1)) left += 1;
    while (right < reach && isInk(away, right + 1)) right += 1;
    return left + right + 1;
  })
    .filter((width) => width > 0)
    .toSorted((a, b) => a - b);
  return widths[widths.length >> 2] ?? 1;
};

interface Row {
  /** How far ink reaches beside the line, px; 0 where only the line itself is there. */
  readonly left: number;
  readonly right: number;
  /** How far it reaches to both sides without a gap, px. */
  readonly solid: number;
  /** Whether there is ink without a gap from one side to the other. */
  readonly isBar: boolean;
  /** Whether what crosses the line goes on to the edge of the strip. */
  readonly isEndless: boolean;
}

const measureRow = ({ isInk, reach }: Strip, away: number, { unit, stroke }: FootScale): Row => {
  const own = stroke / 2 + 1;
  const [left, right] = [-1, 1].map((side) => {
    let [outer, solid, gap] = [0, 0, false];
    for (let beside = 1; beside <= reach; beside += 1) {
      const isOn = isInk(away, side * beside);
      if (isOn) outer = beside;
      if (!isOn && beside > 1) gap = true;
      if (isOn && !gap) solid = beside;
    }
    return { outer: outer > own ? outer : 0, solid };
  });
  const least = leastReach * unit;
  return {
    left: left?.outer ?? 0,
    right: right?.outer ?? 0,
    solid: Math.min(left?.solid ?? 0, right?.solid ?? 0),
    isBar: Math.min(left?.solid ?? 0, right?.solid ?? 0) >= least,
    isEndless: Math.max(left?.solid ?? 0, right?.solid ?? 0) >= reach,
  };
};

interface Bar {
  readonly from: number;
  readonly to: number;
}

/** Rows so far from a bar, of which one may be its soft edge, have less ink beside the line and on it, by how far the bar reaches. */
const beyond = 2;
const mostBesideBar = 0.75;
const mostOnLine = 0.5;

/** Strokes across the line; undefined where something crosses it that is no stroke: an area, or another line. */
const barsOf = (rows: readonly Row[], { unit, stroke }: FootScale): readonly Bar[] | undefined => {
  const bars: Bar[] = [];
  for (let away = Math.round(unit); away < rows.length; away += 1) {
    if (rows[away]?.isBar !== true) continue;
    const from = away;
    while (rows[away + 1]?.isBar === true) away += 1;
    const isThick = away - from + 1 > stroke + Math.max(1.5, unit);
    const crossed = rows.slice(from, away + 1).some(({ isEndless }) => isEndless);
    if (crossed && from <= 3 * unit) continue;
    if (crossed) return bars;
    if (isThick) return undefined;
    // Toes are as wide before they meet the line, and heads of arrows grow.
    const solid = Math.max(...rows.slice(from, away + 1).map((row) => row.solid));
    const isAlone = [rows[from - beyond], rows[away + beyond]].every(
      (row) =>
        row === undefined ||
        (Math.min(row.left, row.right) <= mostBesideBar * solid && row.solid <= mostOnLine * solid),
    );
    if (isAlone) bars.push({ from, to: away });
  }
  return bars;
};

/** Where toes meet: they are far apart at the shape, with gaps between them and the line, and come nearer from there; undefined without toes. */
const apexOf = (
  spread: readonly (number | undefined)[],
  { isInk }: Strip,
  { unit, stroke }: FootScale,
): number | undefined => {
  const start = Math.round(1.5 * unit);
  const first = spread.slice(start, start + Math.ceil(2 * unit)).find((width) => width !== undefined) ?? 0;
  if (first < leastReach * unit) return undefined;
  const between = Array.from({ length: Math.max(1, first - 1) }, (_, index) => index + 1);
  const isOpen = [-1, 1].every((side) =>
    [0, 1, 2].some((away) => between.some((beside) => !isInk(start + away, side * beside))),
  );
  if (!isOpen) return undefined;
  let least = first;
  for (let away = start; away < spread.length && away <= toes.most * unit; away += 1) {
    const width = spread[away];
    if (width === undefined) continue;
    if (width > first + 1.5) return undefined;
    const isLong = away >= toes.least * unit;
    if (width <= stroke + 1 && isLong) return away;
    if (width === 0) return undefined;
    if (width > least + Math.max(1.5, unit)) return least <= 0.7 * first && isLong ? away - 1 : undefined;
    least = Math.min(least, width);
  }
  return undefined;
};

/** Rings around the line: wider in the middle than at both ends, about as long as they are wide, and empty between the line and their edge. */
const ringsOf = (
  spread: readonly (number | undefined)[],
  from: number,
  { strip, unit, stroke }: FootScale & { readonly strip: Strip },
): readonly Bar[] => {
  const rings: Bar[] = [];
  let start = -1;
  for (let away = from; away <= spread.length; away += 1) {
    const width = spread[away] ?? 0;
    if (width > stroke / 2 + 1 && start < 0) start = away;
    const isOver = start >= 0 && width <= stroke / 2 + 1 && (spread[away] !== undefined || away === spread.length);
    if (!isOver) continue;
    const widths = spread.slice(start, away).map((one) => one ?? 0);
    const high = Math.max(...widths);
    const length = away - start;
    const middle = (start + away) / 2;
    // Small rings are flat at their sides.
    const peak = start + (widths.indexOf(high) + widths.lastIndexOf(high)) / 2;
    const isRound =
      high >= leastReach * unit &&
      length >= circle.least * unit &&
      length <= circle.most * unit &&
      length >= 0.9 * high &&
      length <= 3.2 * high &&
      Math.abs(peak - middle) <= 0.32 * length;
    const half = Math.round(high / 2);
    const isHollow = [-half, half].some((beside) => !strip.isInk(Math.round(middle), beside));
    if (isRound && isHollow) rings.push({ from: start, to: away });
    start = -1;
  }
  return rings;
};
