import type { Component } from '../pixels/components.ts';

/** So many in a row are a dashed line. */
const fewest = 3;

/** By the length of a dash: how far from middle to middle the next one lies, and how much longer it may be. */
const apart = { least: 1.05, most: 3.4 } as const;
const longer = 1.7;

/** px; what is shorter is a dot. */
const shortest = 4;

/** By so much, in radians, dashes may turn from one to the next. */
const turn = 0.3;

/**
 * Dashes of lines that run at a slant or in a curve. In: pieces of ink, and how thick lines are, px. Out: those that lie one after the other in the way in
 * which each of them points.
 */
export const slantedDashes = (pieces: readonly Component[], stroke: number): ReadonlySet<Component> => {
  const straight = pieces.filter((piece) => isStraight(piece, stroke));
  const found = new Set<Component>();
  for (const slope of [1, -1] as const) {
    const next = new Map(
      straight.map((dash) => [dash, straight.filter((other) => other !== dash && follows(dash, other, slope))]),
    );
    const left = new Set(straight);
    for (const dash of straight) {
      if (!left.delete(dash)) continue;
      const row = [dash];
      for (const one of row) for (const other of next.get(one) ?? []) if (left.delete(other)) row.push(other);
      if (row.length >= fewest) for (const one of row) found.add(one);
    }
  }
  return found;
};

const lengthOf = ({ box }: Component): number => Math.hypot(box.width, box.height);

const isStraight = (piece: Component, stroke: number): boolean => {
  const long = lengthOf(piece);
  return long >= Math.max(shortest, 2 * stroke) && long <= 14 * stroke + 8 && piece.area <= (stroke + 1) * long;
};

const follows = (dash: Component, other: Component, slope: 1 | -1): boolean => {
  const [long, next] = [lengthOf(dash), lengthOf(other)];
  if (next > longer * long || long > longer * next) return false;
  const dx = other.box.x + other.box.width / 2 - dash.box.x - dash.box.width / 2;
  const dy = other.box.y + other.box.height / 2 - dash.box.y - dash.box.height / 2;
  const away = Math.hypot(dx, dy);
  if (away < (apart.least * (long + next)) / 2 || away > (apart.most * (long + next)) / 2) return false;
  const angle = Math.atan2(slope * Math.abs(dy) * Math.sign(dx * dy || slope), Math.abs(dx));
  return [dash, other].every(({ box }) => Math.abs(angle - Math.atan2(box.height, box.width)) <= turn);
};
