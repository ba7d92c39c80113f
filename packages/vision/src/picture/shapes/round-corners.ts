import type { Rule } from '../lines/find-rules.ts';

/** px by which lines of a frame end before a corner that is round: less is near enough to meet, and more is no corner. */
const distances = { least: 10, most: 36 } as const;

/** By how much the distances at both lines of a corner differ, px. */
const uneven = 5;

/** By its radius: how far from the corner of its box an arc is, in x and in y. */
export const insetOfArc = 1 - Math.SQRT1_2;

/** Where an arc comes nearest to the corner of its box, px in x and in y: the first ink on the way inwards. Undefined where there is none, or where the corner is no arc. */
export const findArc = (
  isInk: (x: number, y: number) => boolean,
  corner: { readonly x: number; readonly y: number },
  inwards: { readonly x: number; readonly y: number },
): number | undefined => {
  const most = Math.ceil((distances.most + 12) * insetOfArc);
  for (let step = 0; step <= most; step += 1)
    if (isInk(Math.round(corner.x + step * inwards.x), Math.round(corner.y + step * inwards.y)))
      return step < distances.least * insetOfArc ? undefined : step;
  return undefined;
};

/** Lines that an arc joins go on to the corner that they mean. In: straight lines, and what is ink. */
export const roundCorners = (rules: readonly Rule[], isInk: (x: number, y: number) => boolean): readonly Rule[] => {
  const solid = rules.filter((rule) => !rule.isDashed && rule.to - rule.from >= distances.most);
  const upright = solid.filter(({ axis }) => axis === 'upright');
  const meant = new Map<Rule, { from: number; to: number }>();
  const lengthen = (rule: Rule, to: number): void => {
    const now = meant.get(rule) ?? { from: rule.from, to: rule.to };
    meant.set(rule, { from: Math.min(now.from, to), to: Math.max(now.to, to) });
  };
  for (const level of solid) {
    if (level.axis !== 'level') continue;
    for (const side of [level.from, level.to])
      for (const other of upright)
        for (const end of [other.from, other.to]) {
          const [dx, dy] = [other.at - side, level.at - end];
          const [x, y] = [side === level.from ? -dx : dx, end === other.from ? -dy : dy];
          const isNear = [x, y].every((away) => away >= distances.least && away <= distances.most);
          if (!isNear || Math.abs(x - y) > uneven) continue;
          const corner = { x: other.at, y: level.at };
          if (findArc(isInk, corner, { x: -Math.sign(dx), y: -Math.sign(dy) }) === undefined) continue;
          lengthen(level, Math.round(other.at));
          lengthen(other, Math.round(level.at));
        }
  }
  return rules.map((rule) => ({ ...rule, ...meant.get(rule) }));
};
