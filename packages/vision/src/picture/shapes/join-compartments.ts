import { areaOf, unionBox } from '../pixels/raster.ts';
import type { Candidate } from './candidate.ts';
import type { ChosenShape } from './choose-shapes.ts';

/** How far edges of compartments may be apart, px beside the line between them. */
const slack = 4;

/**
 * Boxes that lie on each other, as wide as each other, are the compartments of one: classes, entities, tables. Cells side by side are a row
 * of it first. The first compartment holds its name. In and out: shapes; what holds other shapes is no compartment.
 */
export const joinCompartments = (shapes: readonly ChosenShape[]): readonly ChosenShape[] => {
  const cells = shapes.filter(({ isContainer, candidate }) => !isContainer && isBox(candidate));
  const rows = chain(
    cells.toSorted((a, b) => a.candidate.region.box.x - b.candidate.region.box.x).map((cell) => [cell]),
    isBeside,
  );
  const stacks = chain(
    rows.toSorted((a, b) => topOf(a) - topOf(b)).map((row) => [row]),
    (upper, lower) => isBelow(upper.flat(), lower.flat()),
  ).filter((stack) => stack.length > 1);
  const joined = new Set(stacks.flat(2));
  return [...shapes.filter((shape) => !joined.has(shape)), ...stacks.map(toBox)].toSorted(
    (a, b) => areaOf(b.candidate.region.box) - areaOf(a.candidate.region.box),
  );
};

const isBox = ({ figure, fit }: Candidate): boolean => (figure === 'rectangle' || figure === 'rounded') && fit > 0.9;

const topOf = (row: readonly ChosenShape[]): number => Math.min(...row.map(({ candidate }) => candidate.region.box.y));

/** Joins each list with the one that follows it, as long as there is one. */
const chain = <Item>(
  lists: readonly (readonly Item[])[],
  follows: (before: readonly Item[], after: readonly Item[]) => boolean,
): readonly (readonly Item[])[] => {
  const chains: Item[][] = [];
  for (const list of lists) {
    const before = chains.find((one) => follows(one, list));
    if (before === undefined) chains.push([...list]);
    else before.push(...list);
  }
  return chains;
};

const isBeside = (left: readonly ChosenShape[], right: readonly ChosenShape[]): boolean => {
  const [a, b] = [left.at(-1)?.candidate, right[0]?.candidate];
  if (a === undefined || b === undefined) return false;
  const [one, other] = [a.region.box, b.region.box];
  const gap = other.x - one.x - one.width;
  return (
    gap >= 0 &&
    gap <= Math.max(a.outline, b.outline) + slack &&
    Math.abs(one.y - other.y) <= slack &&
    Math.abs(one.height - other.height) <= slack
  );
};

const isBelow = (upper: readonly ChosenShape[], lower: readonly ChosenShape[]): boolean => {
  const above = unionBox(upper.map(({ candidate }) => candidate.region.box));
  const below = unionBox(lower.map(({ candidate }) => candidate.region.box));
  const gap = below.y - above.y - above.height;
  return (
    gap >= 0 &&
    gap <= outlineOf([...upper, ...lower]) + slack &&
    Math.abs(above.x - below.x) <= slack &&
    Math.abs(above.width - below.width) <= 2 * slack
  );
};

/** An empty compartment that is too low to be an area makes the outline of the one beside it seem thicker. */
const outlineOf = (parts: readonly ChosenShape[]): number =>
  Math.min(...parts.map(({ candidate }) => candidate.outline));

/** One shape around all: its outline is theirs, and it owns what they own. */
const toBox = (stack: readonly (readonly ChosenShape[])[]): ChosenShape => {
  const parts = stack.flat();
  const [first] = parts;
  if (first === undefined) throw new Error('A box has compartments.');
  const box = unionBox(parts.map(({ candidate }) => candidate.region.box));
  const { candidate } = first;
  const area = areaOf(box);
  return {
    candidate: {
      ...candidate,
      region: { ...candidate.region, box, area },
      filled: { box, cells: new Uint8Array(area).fill(1), area },
      outline: outlineOf(parts),
      figure: 'rectangle',
    },
    letters: stack[0]?.flatMap(({ letters }) => letters) ?? [],
    isContainer: false,
    rows: [...(stack[0] ?? []).flatMap(({ rows = [] }) => rows), ...stack.slice(1).flatMap(linesOf)],
  };
};

/** The letters of cells side by side, line by line. */
const linesOf = (row: readonly ChosenShape[]): readonly NonNullable<ChosenShape['rows']>[number][] => {
  const letters = row.flatMap((cell) => cell.letters);
  const own = letters.length === 0 ? [] : [{ letters, colour: row[0]?.candidate.region.colour ?? [255, 255, 255] }];
  return [...own, ...row.flatMap(({ rows = [] }) => rows)] as const;
};
