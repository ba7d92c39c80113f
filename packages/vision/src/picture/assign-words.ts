import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import { middleHeight } from './words/crop-words.ts';
import type { Words } from './words/find-words.ts';

/** Words farther from a connector stand alone; by the height of their letters. */
const labelReach = 3;

/** From here on another line is clearly farther away, by the height of letters. */
const clearly = 0.8;

/** By the height of letters, so much nearer must a line be on whose usual side words do not stand, or that has words already. */
const costs = { otherSide: 0.6, second: 0.6 } as const;

/** px between places of a line at which it is measured. */
const step = 2;

type Side = 'right' | 'left' | 'above' | 'below' | 'on';

interface Choice {
  readonly line: number;
  /** By the height of letters. */
  readonly away: number;
  readonly side: Side;
}

/**
 * Which line each of some words belongs to: undefined for those that stand alone. In: words, and the lines as they are drawn. The nearest line; where two
 * are about as near, the one that has no words yet, and beside which they stand as those of other lines of the picture do.
 */
export const assignWords = (
  words: readonly Words[],
  lines: readonly (readonly Point[])[],
): readonly (number | undefined)[] => {
  const paths = lines.map(inSteps);
  const choices = words.map((word) => choicesOf(word, paths));
  const sides = usualSides(choices);
  const marginOf = ([first, second]: readonly Choice[] = []): number =>
    (second?.away ?? Number.POSITIVE_INFINITY) - (first?.away ?? 0);
  const owners: (number | undefined)[] = words.map(() => undefined);
  const taken = new Set<number>();
  const order = [...words.keys()].toSorted((a, b) => marginOf(choices[b]) - marginOf(choices[a]));
  for (const index of order) {
    const costOf = ({ away, side, line }: Choice): number =>
      away + (isUsual(side, sides) ? 0 : costs.otherSide) + (taken.has(line) ? costs.second : 0);
    const [best] = (choices[index] ?? []).toSorted((a, b) => costOf(a) - costOf(b));
    owners[index] = best?.line;
    if (best !== undefined) taken.add(best.line);
  }
  return withLines(words, owners);
};

/** By the height of letters: how far apart lines of one label stand at most. */
const lineGap = 1.2;

/** How far the middles of lines of one label are apart at most, by the width of the longer one. */
const offMiddle = 0.15;

/** Lines of a label may stand apart from the one beside the connector, which says where the whole label belongs. */
const withLines = (
  words: readonly Words[],
  owners: readonly (number | undefined)[],
): readonly (number | undefined)[] => {
  const next = words.map(
    (word, index) => owners[index] ?? owners.find((owner, at) => owner !== undefined && areLines(word, words[at])),
  );
  return next.every((owner, index) => owner === owners[index]) ? next : withLines(words, next);
};

const areLines = (one: Words, other: Words | undefined): boolean => {
  if (other === undefined) return false;
  const [a, b] = [one.box, other.box];
  const gap = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  const height = Math.min(middleHeight(one.letters), middleHeight(other.letters));
  const off = Math.abs(centreOf(a).x - centreOf(b).x);
  return gap >= 0 && gap <= lineGap * height && off <= offMiddle * Math.max(a.width, b.width);
};

const inSteps = (line: readonly Point[]): readonly Point[] =>
  line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: count }, (_, at) => ({
      x: from.x + ((to.x - from.x) * (at + 1)) / count,
      y: from.y + ((to.y - from.y) * (at + 1)) / count,
    }));
  });

/** The lines within reach of words, the nearest first. */
const choicesOf = ({ box, letters }: Words, paths: readonly (readonly Point[])[]): readonly Choice[] => {
  const height = middleHeight(letters);
  const centre = centreOf(box);
  return paths
    .flatMap((path, line): readonly Choice[] => {
      const near = path
        .map((point) => ({
          point,
          away: awayFrom(box, point),
          middle: Math.hypot(point.x - centre.x, point.y - centre.y),
        }))
        .toSorted((a, b) => a.away - b.away || a.middle - b.middle)[0];
      if (near === undefined || near.away >= labelReach * height) return [];
      return [{ line, away: (near.away + 0.05 * near.middle) / height, side: sideOf(box, near.point) }];
    })
    .toSorted((a, b) => a.away - b.away);
};

const awayFrom = ({ x, y, width, height }: Rect, point: Point): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));

/** On which side of a line words stand, by the place of it that is nearest to them. */
const sideOf = ({ x, y, width, height }: Rect, point: Point): Side => {
  if (point.y >= y && point.y <= y + height)
    return point.x <= x + width / 4 ? 'right' : point.x >= x + (3 * width) / 4 ? 'left' : 'on';
  return point.y > y ? 'above' : 'below';
};

/** The sides on which words stand that have one line near: nothing is usual among few. */
const usualSides = (choices: readonly (readonly Choice[])[]): ReadonlySet<Side> => {
  const clear = choices.flatMap(([first, second]) =>
    first !== undefined && (second === undefined || second.away - first.away > clearly) ? [first.side] : [],
  );
  const countOf = (side: Side): number => clear.filter((one) => one === side).length;
  return new Set(
    (['right', 'left', 'above', 'below', 'on'] as const).filter((side) => countOf(side) > clear.length / 2),
  );
};

const isUsual = (side: Side, usual: ReadonlySet<Side>): boolean => usual.size === 0 || usual.has(side);
