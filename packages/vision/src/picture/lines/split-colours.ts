import type { SkeletonGraph, Way } from './skeleton-graph.ts';

type Colour = readonly [number, number, number];

/** By how much a place where there is ink differs from the paper. */
export type ColourAt = (at: number) => Colour | undefined;

/** Colours of lines are told apart from here on: by what they differ beside how dark they are, for each of what they differ from the paper. */
const apart = 0.2;

/** The colour of shorter ways cannot be told, px; nor that of a hollow head, in which there is nothing but paper: it differs from it by less, of 255. */
const shortest = 10;
const leastAway = 30;

/**
 * Lines of different colours that cross are different lines: the graph of each colour by itself. In: the graph of all lines, and how a place
 * where there is ink differs from the paper.
 */
export const splitColours = (graph: SkeletonGraph, colourAt: ColourAt): readonly SkeletonGraph[] => {
  const colours: { readonly shade: Colour; readonly ways: Set<number> }[] = [];
  const long = graph.ways.filter(({ pixels }) => pixels.length >= shortest);
  for (const way of long.toSorted((a, b) => b.pixels.length - a.pixels.length)) {
    const shade = shadeOf(way, colourAt);
    if (shade === undefined) continue;
    const same = colours.find((one) => differenceOf(one.shade, shade) < apart);
    if (same === undefined) colours.push({ shade, ways: new Set([way.id]) });
    else same.ways.add(way.id);
  }
  if (colours.length < 2) return [graph];
  addShort(
    graph,
    colours.map(({ ways }) => ways),
  );
  return colours.map(({ ways }) => ({
    ways: graph.ways,
    knots: graph.knots.map((knot) => ({ ...knot, ways: knot.ways.filter((id) => ways.has(id)) })),
  }));
};

/** Ways too short to tell belong to the colours that they touch, wave by wave. In: the ways of each colour, which grow. */
const addShort = ({ ways, knots }: SkeletonGraph, colours: readonly Set<number>[]): void => {
  let left = ways.filter(({ id }) => !colours.some((own) => own.has(id)));
  for (let count = left.length + 1; left.length > 0 && left.length < count; ) {
    count = left.length;
    const found = left.flatMap(({ id, ends }) => {
      const near = ends.flatMap((knot) => knots[knot]?.ways ?? []);
      return colours.filter((own) => near.some((other) => own.has(other))).map((own) => ({ own, id }));
    });
    for (const { own, id } of found) own.add(id);
    left = left.filter(({ id }) => !found.some((one) => one.id === id));
  }
};

/** What of a colour is neither light nor dark: lines whose edges are soft keep it; undefined where there is none. */
const shadeOf = ({ pixels }: Way, colourAt: ColourAt): Colour | undefined => {
  const inside = pixels.slice(4, -4).flatMap((at) => {
    const colour = colourAt(at);
    if (colour === undefined) return [];
    const [red, green, blue] = colour;
    const grey = (red + green + blue) / 3;
    const away = Math.hypot(red, green, blue);
    if (away < leastAway) return [];
    return [[(red - grey) / away, (green - grey) / away, (blue - grey) / away] as const];
  });
  if (inside.length === 0) return undefined;
  const middle = (channel: 0 | 1 | 2): number =>
    inside.map((colour) => colour[channel]).toSorted((a, b) => a - b)[inside.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
};

const differenceOf = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
