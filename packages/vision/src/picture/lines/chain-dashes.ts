import type { Component } from '../pixels/components.ts';

/** So many in a row are a dashed line. */
const fewest = 3;

/** px and by the thickness of lines: what is shorter is a dot, what is longer a line. */
const shortest = 4;
const longest = { strokes: 14, more: 8 } as const;

/** By the thickness of lines and px: two strokes of a sketchy dash are no thicker together. */
const thickest = { strokes: 3, more: 2 } as const;

/** By the longer of two dashes: how far apart they are at most, and how much shorter the other one may be. */
const farthest = 1.6;
const shorter = 0.3;

/** By so much, per px, dashes may turn from one to the next, and lie beside each other by the thickness of lines where two strokes make a line. */
const turn = 0.3;
const beside = 1.5;

/** What is so much longer than thick says where it leads. */
const elongated = 1.6;

interface Dash {
  readonly piece: Component;
  readonly x: number;
  readonly y: number;
  /** Where it leads, as a unit vector. */
  readonly dx: number;
  readonly dy: number;
  readonly long: number;
  readonly thick: number;
}

export interface DashChains {
  readonly dashes: ReadonlySet<Component>;
  /** From dash to dash, as places in the picture. */
  readonly links: readonly (readonly [number, number])[];
  /** Where a row ends. */
  readonly ends: readonly DashEnd[];
}

export interface DashEnd {
  readonly x: number;
  readonly y: number;
  /** Where it leads on, as a unit vector, and how far at most, px. */
  readonly dx: number;
  readonly dy: number;
  readonly reach: number;
}

/**
 * Dashes of lines that run at a slant or in a curve, or were drawn in two strokes each. In: pieces of ink with the number of every pixel, and how thick lines are, px.
 * Out: those that lie one after the other in the way in which each of them points.
 */
export const chainDashes = (
  pieces: readonly Component[],
  { labels, width, stroke }: { readonly labels: Int32Array; readonly width: number; readonly stroke: number },
): DashChains => {
  const mostLong = longest.strokes * stroke + longest.more;
  const mostThick = thickest.strokes * stroke + thickest.more;
  const all = pieces
    .filter(({ box }) => Math.hypot(box.width, box.height) <= mostLong + mostThick)
    .map((piece) => toDash(piece, labels, width))
    .filter(({ long, thick }) => long <= mostLong && thick <= mostThick && long >= stroke);
  const next = new Map(all.map((dash) => [dash, [1, -1].flatMap((side) => nextOf(dash, all, { side, stroke }))]));
  const links = [...next].flatMap(([dash, others]) =>
    others
      .filter((other) => next.get(other)?.includes(dash) === true || isShort(other))
      .map((other) => [dash, other] as const),
  );
  const rows = joinRows(links);
  const isLine = (row: readonly Dash[]): boolean =>
    row.filter(({ long }) => long >= Math.max(shortest, 2 * stroke)).length >= fewest;
  const found = new Set(rows.filter(isLine).flat());
  const endsOf = (dash: Dash): readonly DashEnd[] =>
    [1, -1]
      .filter(
        (side) => !links.some((link) => link.includes(dash) && link.some((other) => sideOf(dash, other) === side)),
      )
      .map((side) => {
        const [dx, dy] = [side * dash.dx, side * dash.dy];
        const away = dash.long / 2;
        return { x: dash.x + dx * away, y: dash.y + dy * away, dx, dy, reach: farthest * dash.long + shortest };
      });
  const placeOf = ({ x, y }: Dash): number => Math.round(y) * width + Math.round(x);
  return {
    dashes: new Set([...found].map(({ piece }) => piece)),
    links: links.flatMap(([a, b]) => (found.has(a) ? [[placeOf(a), placeOf(b)] as const] : [])),
    ends: [...found].filter((dash) => !isShort(dash)).flatMap(endsOf),
  };
};

/** By its moments: the middle of a piece, its way, and how long and thick it is there. */
const toDash = (piece: Component, labels: Int32Array, width: number): Dash => {
  const { box, label } = piece;
  const places: (readonly [number, number])[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) if (labels[y * width + x] === label) places.push([x, y]);
  const count = places.length || 1;
  const x = places.reduce((sum, [atX]) => sum + atX, 0) / count;
  const y = places.reduce((sum, [, atY]) => sum + atY, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [atX, atY] of places) {
    xx += (atX - x) ** 2;
    xy += (atX - x) * (atY - y);
    yy += (atY - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const spanOf = (ofPlace: (atX: number, atY: number) => number): number => {
    const values = places.map(([atX, atY]) => ofPlace(atX, atY));
    return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values) + 1;
  };
  const long = spanOf((atX, atY) => atX * dx + atY * dy);
  const thick = spanOf((atX, atY) => atX * dy - atY * dx);
  return { piece, x, y, dx, dy, long, thick };
};

/** On which side of a dash another one lies, 0 for itself. */
const sideOf = (dash: Dash, other: Dash): number =>
  Math.sign((other.x - dash.x) * dash.dx + (other.y - dash.y) * dash.dy);

const isShort = ({ long, thick }: Dash): boolean => long < elongated * thick;

/** The next dash to one side, if there is any. */
const nextOf = (
  dash: Dash,
  all: readonly Dash[],
  { side, stroke }: { readonly side: number; readonly stroke: number },
): readonly Dash[] => {
  if (isShort(dash)) return [];
  const leads = (from: Dash, to: Dash): boolean => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = Math.abs(dx * from.dx + dy * from.dy);
    return isShort(from) || Math.abs(dx * from.dy - dy * from.dx) <= turn * along + beside * stroke;
  };
  let best: { readonly dash: Dash; readonly away: number } | undefined;
  for (const other of all) {
    const [dx, dy] = [other.x - dash.x, other.y - dash.y];
    if (sideOf(dash, other) !== side) continue;
    const away = Math.hypot(dx, dy);
    if (away >= (best?.away ?? Number.POSITIVE_INFINITY)) continue;
    const [low, high] = [Math.min(dash.long, other.long), Math.max(dash.long, other.long)];
    const isNear = away - (dash.long + other.long) / 2 <= farthest * high && low >= shorter * high;
    if (isNear && leads(dash, other) && leads(other, dash)) best = { dash: other, away };
  }
  return best === undefined ? [] : [best.dash];
};

const joinRows = (links: readonly (readonly [Dash, Dash])[]): readonly (readonly Dash[])[] => {
  const rows = new Map<Dash, Dash[]>();
  for (const [a, b] of links) {
    const [one, other] = [rows.get(a) ?? [a], rows.get(b) ?? [b]];
    if (one === other) continue;
    one.push(...other);
    for (const dash of one) rows.set(dash, one);
  }
  return [...new Set(rows.values())];
};
