import type { Component } from '../pixels/components.ts';
import type { Mask } from '../pixels/raster.ts';
import type { Rule } from './find-rules.ts';
import { drawLine } from './link-gaps.ts';

/** How far beyond its last dash a line may go on, px. */
const reach = 14;

/** So much of a dashed line is ink. */
const leastInk = 0.25;

type Stroke = Pick<Rule, 'axis' | 'at' | 'from' | 'to' | 'thickness'>;

/**
 * Draws dashed lines as solid ones, from dash to dash and around their corners, as far as what they lead to. In: what is ink of lines, which
 * changes; dashed lines, and all pieces of ink that are parts of such; for every pixel the shape that owns it.
 */
export const closeDashes = (
  ink: Mask,
  owners: Int32Array,
  { rules, dashes }: { readonly rules: readonly Rule[]; readonly dashes: ReadonlySet<Component> },
): void => {
  const solid = rules.filter((rule) => rule.isDashed && inkOn(rule, ink) >= leastInk);
  const thickness = Math.max(2, ...solid.map((rule) => rule.thickness));
  const strokes = [...solid, ...[...dashes].flatMap((piece) => toStroke(piece, thickness + 1))];
  const drawn = [...strokes, ...cornersOf(strokes), ...strokes.flatMap((stroke) => goOn(stroke, ink, owners))];
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

/** From the ends of a level and an upright line to the corner that both mean. */
const cornersOf = (strokes: readonly Stroke[]): readonly Stroke[] => {
  const upright = strokes.filter(({ axis }) => axis === 'upright');
  return strokes
    .filter(({ axis }) => axis === 'level')
    .flatMap((level) =>
      upright.flatMap((other): readonly Stroke[] => {
        const end = endNear(level, other.at);
        const start = endNear(other, level.at);
        if (end === undefined || start === undefined) return [];
        return [between(level, end, Math.round(other.at)), between(other, start, Math.round(level.at))];
      }),
    );
};

/** The end of a line that is close to a place beyond it. */
const endNear = ({ from, to }: Stroke, along: number): number | undefined =>
  [from, to].find((end) => Math.abs(end - along) <= reach && (along <= from + 2 || along >= to - 2));

const between = (stroke: Stroke, a: number, b: number): Stroke => ({
  ...stroke,
  from: Math.min(a, b),
  to: Math.max(a, b),
});

/** On from both ends to the next ink or shape in the way. */
const goOn = (stroke: Stroke, { data, width }: Mask, owners: Int32Array): readonly Stroke[] =>
  [
    [stroke.from, -1],
    [stroke.to, 1],
  ].flatMap(([end = 0, step = 1]): readonly Stroke[] => {
    for (let by = 2; by <= reach; by += 1) {
      const along = end + step * by;
      const place = placeOf(stroke.axis, Math.round(stroke.at), along, width);
      if (along < 0 || place >= data.length) return [];
      if ((owners[place] ?? 0) > 0) return [between(stroke, end, along - step)];
      if (data[place] === 1) return [between(stroke, end, along)];
    }
    return [];
  });
