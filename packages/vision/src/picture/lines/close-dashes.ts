import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Rule } from './find-rules.ts';
import { drawLine } from './link-gaps.ts';

/**
 * How far beyond its last dash a line may go on, px: to a shape farther, since the barbs of open heads stand between; beyond a corner hardly, since
 * it has turned there.
 */
const reaches = { toInk: 14, toShape: 18, ofCorner: 8 } as const;

/** So much of a dashed line is ink. */
const leastInk = 0.25;

type Stroke = Pick<Rule, 'axis' | 'at' | 'from' | 'to' | 'thickness'>;

/**
 * Draws dashed lines as solid ones, from dash to dash and around their corners, as far as what they lead to. In: what is ink of lines, which
 * changes; dashed lines, all pieces of ink that are parts of such, and heads that stand alone; for every pixel the shape that owns it, and which shapes hold others: lines
 * go on beyond their frames.
 */
export const closeDashes = (
  ink: Mask,
  owners: Int32Array,
  {
    rules,
    dashes,
    heads,
    holders,
  }: {
    readonly rules: readonly Rule[];
    readonly dashes: ReadonlySet<Component>;
    readonly heads: readonly Rect[];
    readonly holders: ReadonlySet<number>;
  },
): void => {
  const solid = rules.filter((rule) => rule.isDashed && inkOn(rule, ink) >= leastInk);
  const thickness = Math.max(2, ...solid.map((rule) => rule.thickness));
  const strokes = [...solid, ...[...dashes].flatMap((piece) => toStroke(piece, thickness + 1))];
  const corners = cornersOf(strokes);
  const isTurned = (stroke: Stroke, end: number): boolean =>
    corners.some((corner) => corner.of === stroke && corner.end === end);
  const onwards = strokes.flatMap((stroke) =>
    [stroke.from, stroke.to].flatMap((end) =>
      goOn(stroke, end, { ink, owners, holders, reach: isTurned(stroke, end) ? reaches.ofCorner : reaches.toInk }),
    ),
  );
  const drawn = [...strokes, ...corners, ...onwards, ...heads.flatMap((head) => linkHead(head, solid))];
  for (const { axis, at, from, to } of drawn) {
    const [first, last] = [from, to].map((along) => placeOf(axis, Math.round(at), along, ink.width));
    if (first !== undefined && last !== undefined) drawLine(ink.data, ink.width, [first, last], thickness);
  }
};

const placeOf = (axis: Rule['axis'], at: number, along: number, width: number): number =>
  axis === 'level' ? at * width + along : along * width + at;

const inkOn = ({ axis, at, from, to }: Rule, { data, width }: Mask): number => {
  let count = 0;
  for (let along = from; along <= to; along += 1)
    if (data[placeOf(axis, Math.round(at), along, width)] === 1) count += 1;
  return count / (to - from + 1);
};

/** A single dash, along its longer side. */
const toStroke = ({ box }: Component, thickness: number): readonly Stroke[] => {
  if (Math.min(box.width, box.height) > thickness) return [];
  return box.width >= box.height
    ? [{ axis: 'level', at: box.y + box.height / 2 - 0.5, from: box.x, to: box.x + box.width - 1, thickness }]
    : [{ axis: 'upright', at: box.x + box.width / 2 - 0.5, from: box.y, to: box.y + box.height - 1, thickness }];
};

interface Corner extends Stroke {
  /** The line that turns there, and its end. */
  readonly of: Stroke;
  readonly end: number;
}

/** From the ends of a level and an upright line to the corner that both mean. */
const cornersOf = (strokes: readonly Stroke[]): readonly Corner[] => {
  const upright = strokes.filter(({ axis }) => axis === 'upright');
  return strokes
    .filter(({ axis }) => axis === 'level')
    .flatMap((level) =>
      upright.flatMap((other): readonly Corner[] => {
        const end = endNear(level, other.at);
        const start = endNear(other, level.at);
        if (end === undefined || start === undefined) return [];
        return [
          { ...between(level, end, Math.round(other.at)), of: level, end },
          { ...between(other, start, Math.round(level.at)), of: other, end: start },
        ];
      }),
    );
};

/** The end of a line that is close to a place beyond it. */
const endNear = ({ from, to }: Stroke, along: number): number | undefined => {
  if (along > from + 2 && along < to - 2) return undefined;
  const end = Math.abs(from - along) <= Math.abs(to - along) ? from : to;
  return Math.abs(end - along) <= reaches.toInk ? end : undefined;
};

const between = (stroke: Stroke, a: number, b: number): Stroke => ({
  ...stroke,
  from: Math.min(a, b),
  to: Math.max(a, b),
});

/** Where a dashed line turns at its head, the piece that leads to it may lie in a gap between dashes: from the head across to the line beside it. */
const linkHead = ({ x, y, width, height }: Rect, strokes: readonly Stroke[]): readonly Stroke[] => {
  const links = strokes.flatMap((stroke) => {
    const [start, long, edge, deep] = stroke.axis === 'level' ? [x, width, y, height] : [y, height, x, width];
    const middle = Math.round(start + long / 2 - 0.5);
    const beyond = Math.max(stroke.from - middle, middle - stroke.to, 0);
    const away = Math.max(edge - stroke.at, stroke.at - edge - deep + 1);
    if (beyond > reaches.ofCorner || away <= 0 || away > reaches.ofCorner) return [];
    const facing = stroke.at < edge ? edge : edge + deep - 1;
    const across: Stroke = { ...stroke, axis: stroke.axis === 'level' ? 'upright' : 'level', at: middle };
    const end = middle < stroke.from ? stroke.from : Math.min(middle, stroke.to);
    return [{ away, drawn: [between(across, facing, Math.round(stroke.at)), between(stroke, end, middle)] }];
  });
  return links.toSorted((a, b) => a.away - b.away)[0]?.drawn ?? [];
};

interface Around {
  readonly ink: Mask;
  readonly owners: Int32Array;
  readonly holders: ReadonlySet<number>;
  readonly reach: number;
}

/** On from an end to the next ink or shape in the way; to a frame only where nothing is beyond it. */
const goOn = (
  stroke: Stroke,
  end: number,
  { ink: { data, width }, owners, holders, reach }: Around,
): readonly Stroke[] => {
  const step = end === stroke.to ? 1 : -1;
  let frame: number | undefined;
  for (let by = 2; by <= reaches.toShape; by += 1) {
    const along = end + step * by;
    const place = placeOf(stroke.axis, Math.round(stroke.at), along, width);
    if (along < 0 || place >= data.length) break;
    const owner = owners[place] ?? 0;
    if (owner > 0 && !holders.has(owner - 1)) return [between(stroke, end, along - step)];
    if (owner > 0) frame ??= along - step;
    else if (by <= reach && data[place] === 1) return [between(stroke, end, along)];
  }
  return frame === undefined ? [] : [between(stroke, end, frame)];
};
