import type { Raster } from '../pixels/raster.ts';

/** A printed rule runs over so much of the picture; hardly anything that is drawn on it does. */
const leastLength = 0.45;

/** So many long lines beside each other are the rules or squares of paper, and no lanes. */
const leastRules = 7;

/** The picture is looked at in bands of this height, in which a rule is straight, px. */
const band = 48;

/** How far a rule may lean within a band, px: pages lie askew. */
const mostLean = 7;

/** So much of a rule is ink within a band... */
const leastInk = 0.7;

/** ... and bands in which it is hidden or too faint may lie between those. */
const mostHidden = 3;

/** Rules are thinner, px. */
const thickest = 9;

/** What is so much darker than rules are for the most part is the pen. */
const penContrast = 1.4;

type Size = Pick<Raster, 'width' | 'height'>;

/** Takes the printed rules of paper out of the ink, lying and standing ones. In: ink, and by how much every pixel is darker than the paper. */
export const dropRules = (cells: Uint8Array, contrast: Uint8Array, size: Size): void => {
  for (const lines of bothWays(size)) {
    const rules = longLines(cells, lines, leastLength);
    if (rules.length >= leastRules) erase(cells, contrast, { lines, rules });
  }
};

/** A border runs over so much of the picture, and so many of its bands are ink: the edges of boxes in a row have gaps between them. */
const leastBorder = { length: 0.5, ink: 0.75 } as const;

/** Takes the borders of pools and lanes out of the ink: a hand draws no other line so long without a break. */
export const dropBorders = (cells: Uint8Array, size: Size): void => {
  for (const lines of bothWays(size)) {
    const borders = longLines(cells, lines, leastBorder.length).filter(
      (border) => border.length >= leastBorder.ink * bandsOf(border),
    );
    const runs = borders.flatMap((border) => runsOf(cells, lines, border));
    const thick = middle(runs.map(({ from, to }) => to - from)) + 2;
    for (const { place, from, to } of runs)
      if (to - from <= thick) for (let line = from; line <= to; line += 1) cells[place + line * lines.next] = 0;
  }
};

const bothWays = ({ width, height }: Size): readonly Lines[] => [
  { count: height, length: width, step: 1, next: width },
  { count: width, length: height, step: width, next: 1 },
];

/** Lines over at least this share of the picture. */
const longLines = (cells: Uint8Array, lines: Lines, share: number): readonly (readonly Piece[])[] =>
  chain(findPieces(thinAcross(cells, lines), lines)).filter((rule) => band * bandsOf(rule) >= share * lines.length);

const bandsOf = (rule: readonly Piece[]): number => 1 + (rule.at(-1)?.band ?? 0) - (rule[0]?.band ?? 0);

interface Lines {
  readonly count: number;
  readonly length: number;
  /** From one pixel to the next along the lines, and from one line to the next. */
  readonly step: number;
  readonly next: number;
}

/** Ink that is thin across the lines. */
const thinAcross = (cells: Uint8Array, { count, length, step, next }: Lines): Uint8Array => {
  const thin = new Uint8Array(cells.length);
  for (let along = 0; along < length; along += 1) {
    let start = -1;
    for (let line = 0; line <= count; line += 1) {
      const isInk = line < count && cells[along * step + line * next] === 1;
      if (isInk && start < 0) start = line;
      if (isInk || start < 0) continue;
      if (line - start <= thickest) for (let at = start; at < line; at += 1) thin[along * step + at * next] = 1;
      start = -1;
    }
  }
  return thin;
};

/** Where a rule enters a band, across, and how much it leans until it leaves it. */
interface Piece {
  readonly band: number;
  readonly at: number;
  readonly lean: number;
}

/** Straight pieces from one side of a band to the other that are ink for the most part, the fullest of those beside each other. */
const findPieces = (cells: Uint8Array, { count, length, step, next }: Lines): readonly Piece[] => {
  const pieces: Piece[] = [];
  const sum = new Uint16Array(count);
  for (let number = 0; (number + 1) * band <= length; number += 1) {
    const best = new Uint16Array(count);
    const leans = new Int8Array(count);
    for (let lean = -mostLean; lean <= mostLean; lean += 1) {
      sum.fill(0);
      for (let along = 0; along < band; along += 1) {
        const aside = Math.round((lean * along) / band);
        const from = (number * band + along) * step;
        for (let line = Math.max(0, -aside); line < Math.min(count, count - aside); line += 1)
          if (cells[from + (line + aside) * next] === 1) sum[line] = (sum[line] ?? 0) + 1;
      }
      for (let line = 0; line < count; line += 1) {
        if ((sum[line] ?? 0) <= (best[line] ?? 0)) continue;
        best[line] = sum[line] ?? 0;
        leans[line] = lean;
      }
    }
    for (let line = 0; line < count; line += 1) {
      const ink = best[line] ?? 0;
      const isFullest =
        [-3, -2, -1].every((off) => (best[line + off] ?? 0) < ink) &&
        [1, 2, 3].every((off) => (best[line + off] ?? 0) <= ink);
      if (ink >= leastInk * band && isFullest) pieces.push({ band: number, at: line, lean: leans[line] ?? 0 });
    }
  }
  return pieces;
};

/** Pieces that go on in each other, band by band. */
const chain = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const rules: Piece[][] = [];
  for (const piece of pieces) {
    const before = rules.find((rule) => {
      const last = rule.at(-1);
      if (last === undefined) return false;
      const bands = piece.band - last.band;
      const expected = last.at + last.lean * bands;
      return (
        bands >= 1 &&
        bands <= mostHidden + 1 &&
        Math.abs(piece.at - expected) <= 2 + 2 * bands &&
        Math.abs(piece.lean - last.lean) <= 3
      );
    });
    if (before === undefined) rules.push([piece]);
    else before.push(piece);
  }
  return rules;
};

interface Rules {
  readonly lines: Lines;
  readonly rules: readonly (readonly Piece[])[];
}

/** Ink that is thicker across than rules are, or darker, belongs to the pen as well. */
const erase = (cells: Uint8Array, contrast: Uint8Array, { lines, rules }: Rules): void => {
  const runs = rules.flatMap((rule) => runsOf(cells, lines, rule));
  const thick = middle(runs.map(({ from, to }) => to - from)) + 2;
  const darkOf = ({ place, from, to }: Run): number => {
    let most = 0;
    for (let line = from; line <= to; line += 1) most = Math.max(most, contrast[place + line * lines.next] ?? 0);
    return most;
  };
  const dark = penContrast * middle(runs.map(darkOf));
  for (const run of runs)
    if (run.to - run.from <= thick && darkOf(run) <= dark)
      for (let line = run.from; line <= run.to; line += 1) cells[run.place + line * lines.next] = 0;
};

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Run {
  /** How far along, as a place in the picture. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** The ink across a rule at each of its places, between its pieces and beyond its ends as well. */
const runsOf = (cells: Uint8Array, { count, length, step, next }: Lines, rule: readonly Piece[]): readonly Run[] => {
  const [first] = rule;
  if (first === undefined) return [];
  const runs: Run[] = [];
  for (let along = 0; along < length; along += 1) {
    const piece = rule.findLast((one) => one.band * band <= along) ?? first;
    const line = Math.round(piece.at + piece.lean * (along / band - piece.band));
    const place = along * step;
    const isInk = (at: number): boolean => at >= 0 && at < count && cells[place + at * next] === 1;
    const hit = [0, -1, 1, -2, 2].map((off) => line + off).find(isInk);
    if (hit === undefined) continue;
    let [from, to] = [hit, hit];
    while (isInk(from - 1)) from -= 1;
    while (isInk(to + 1)) to += 1;
    runs.push({ place, from, to });
  }
  return runs;
};
