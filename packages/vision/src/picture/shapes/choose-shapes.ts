import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf, isWithin } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { middleHeight } from '../words/crop-words.ts';
import { areAlike, isBetweenLines, isJoint, isPatch } from './between-lines.ts';
import { type Candidate, holdsPlace } from './candidate.ts';
import { hasWords, type Lettered, letterHeights, lettersIn, withoutEdges, withoutSpecks } from './lettered.ts';
import { titleIn } from './title-in.ts';
import { withoutIcon } from './without-icon.ts';

export interface ChosenShape {
  readonly candidate: Candidate;
  /** Ink inside that may be letters. */
  readonly letters: readonly Component[];
  /** Whether other shapes stand in it. */
  readonly isContainer: boolean;
  /** Of a package: where its name stands, above its corner. */
  readonly tab?: Candidate;
  /** Of a box with compartments: what stands in those below its name. */
  readonly rows?: readonly { readonly letters: readonly Component[]; readonly colour: Region['colour'] }[];
  /** Of a frame of lines: what it is, and the parts that lines cut it into. */
  readonly frame?: {
    readonly role: 'container' | 'lane' | 'pool';
    readonly cells: readonly Rect[];
    readonly name?: Rect;
  };
}

/** Of its name and its rows. */
export const lettersOf = ({ letters, rows = [] }: ChosenShape): readonly Component[] => [
  ...letters,
  ...rows.flatMap((row) => row.letters),
];

/** Smaller shapes must be round or diamonds, as events and small joins are, px. */
const usualSize = { width: 26, height: 17 } as const;
const leastSize = 13;

/** px */
export const largestHead = 30;

/** Which of the closed areas are shapes: not those that connectors enclose, nor parts of icons, nor the frame around the whole picture. */
export const chooseShapes = (
  candidates: readonly Candidate[],
  ink: readonly Component[],
  regions: Regions,
  picture: { readonly width: number; readonly height: number },
): readonly ChosenShape[] => describeShapes(chooseReal(candidates, ink, regions, picture), ink);

export const chooseReal = (
  candidates: readonly Candidate[],
  ink: readonly Component[],
  { regions, labels: areas, width }: Regions,
  picture: { readonly width: number; readonly height: number },
  isByHand = false,
): readonly Candidate[] => {
  const paper = paperLabels(regions);
  const lettered = candidates.map((candidate) => ({ candidate, letters: lettersIn(candidate, ink) }));
  const sized = lettered.filter(
    ({ candidate, letters }) =>
      isLarge(candidate, { hasLetters: letters.length > 0, isByHand }) && !isFrame(candidate, picture),
  );
  if (isByHand) return sized.map(({ candidate }) => candidate);
  const all = new Set(sized.map(({ candidate }) => candidate.region.label));
  // Shapes lie beside what connectors enclose as that lies beside them: it is known first, by how little it resembles a figure and how many it lies beside.
  const unlike = sized.filter(
    (one) =>
      one.candidate.fit < leastOfShape &&
      [...one.candidate.beyond.keys()].filter((label) => all.has(label)).length > 1 &&
      isLoop(one, all, { paper, regions }),
  );
  const labels = new Set(sized.filter((one) => !unlike.includes(one)).map(({ candidate }) => candidate.region.label));
  const real = sized.filter(
    (one) =>
      labels.has(one.candidate.region.label) &&
      !isLoop(one, labels, { paper, regions }) &&
      !isBetweenLines(one, { regions, labels: areas, width }) &&
      !isPatch(one, regions) &&
      !isScrap(one, sized) &&
      !isHead(one.candidate, labels),
  );
  const usual = usualHeight(real);
  return real
    .filter(
      ({ candidate, letters }) => !isMark(candidate, usual, regions) && !isJoint({ candidate, letters }, labels, usual),
    )
    .map(({ candidate }) => candidate);
};

const usualHeight = (shapes: readonly Lettered[], isByHand = false): number =>
  middle(shapes.flatMap(({ letters }) => (hasWords(letters) ? [middleHeight(letters, isByHand)] : [])));

/** What stands in shapes, and which of them hold others. */
export const describeShapes = (
  candidates: readonly Candidate[],
  ink: readonly Component[],
  isByHand = false,
): readonly ChosenShape[] => {
  const lettered = candidates.map((candidate) => ({ candidate, letters: lettersIn(candidate, ink) }));
  const usual = usualHeight(lettered, isByHand);
  return lettered.map(({ candidate, letters: inside }) => {
    const within = candidates.filter((other) => other !== candidate && isInside(other, candidate));
    const own = inside.filter(({ box }) => !within.some((other) => isWithin(box, other.region.box, other.outline + 2)));
    const isContainer = within.length > 0;
    // What else stands in a container are lines and their words.
    const isDrawn = isContainer && !isByHand;
    const whole = isByHand ? own : withoutSpecks(isContainer ? own : withoutEdges(own, candidate));
    const letters = withoutIcon(isDrawn ? titleIn(whole, candidate.region.box) : whole, usual);
    return isDrawn && isCut(candidate) ? { ...asFrame(candidate), letters } : { candidate, letters, isContainer };
  });
};

/** Lines that lead into a container cut pieces off it, which are outside of what it encloses then; round corners are smaller. */
const leastWhole = 0.98;

const isCut = ({ figure, filled, region: { box } }: Candidate): boolean =>
  (figure === 'rectangle' || figure === 'rounded') && filled.area < leastWhole * areaOf(box);

/** All of its box, as a frame of lines encloses it. */
const asFrame = (candidate: Candidate): Pick<ChosenShape, 'candidate' | 'isContainer' | 'frame'> => {
  const { box } = candidate.region;
  const area = areaOf(box);
  return {
    candidate: { ...candidate, filled: { box, cells: new Uint8Array(area).fill(1), area } },
    isContainer: true,
    frame: { role: 'container', cells: [] },
  };
};

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 10;

/** Areas at the edge of the picture, whose colour is the paper's. */
const paperLabels = (regions: Regions['regions']): ReadonlySet<number> =>
  new Set([...regions.values()].filter(({ isOpen }) => isOpen).map(({ label }) => label));

const isLarge = (
  { region: { box }, figure, fit }: Candidate,
  { hasLetters, isByHand }: { readonly hasLetters: boolean; readonly isByHand: boolean },
): boolean => {
  if (box.width >= usualSize.width && box.height >= usualSize.height)
    return hasLetters || fit > (isByHand ? 0.76 : 0.85);
  if (!isByHand && isBar(box) && figure !== 'document' && fit > 0.82) return true;
  const isRound = figure === 'circle' || figure === 'diamond';
  return (
    isRound &&
    fit > (isByHand ? 0.8 : 0.88) &&
    box.width >= leastSize &&
    box.height >= leastSize &&
    isSquare(box.width, box.height)
  );
};

/** Shorter bars are where lines lie on each other, px. */
const shortestBar = 60;

/** Where flows fork and join. */
const isBar = ({ width, height }: Rect): boolean => {
  const [thick, long] = [Math.min(width, height), Math.max(width, height)];
  return long >= Math.max(shortestBar, 5 * thick) && thick >= 7;
};

const isSquare = (width: number, height: number): boolean => width < 1.35 * height && height < 1.35 * width;

const isFrame = ({ region: { box } }: Candidate, { width, height }: { width: number; height: number }): boolean =>
  box.width > 0.97 * width && box.height > 0.97 * height;

/** Smaller areas of their own colour are parts of icons, and no icons themselves, px. */
export const leastIcon = 36;

/** Shapes fit their figures so well; what connectors enclose seldom does. */
const leastOfShape = 0.9;

/** What connectors enclose has two or more shapes or the same shape beyond parts of its edge, and the paper's colour. */
const isLoop = (
  { candidate, letters }: Lettered,
  labels: ReadonlySet<number>,
  { paper, regions }: { readonly paper: ReadonlySet<number>; readonly regions: Regions['regions'] },
): boolean => {
  const { beyond, fit, outline, region } = candidate;
  const isIcon = Math.min(region.box.width, region.box.height) >= leastIcon;
  if (((outline > 0 && hasWords(letters)) || isIcon) && isOfOwnColour(region, beyond, regions)) return false;
  let [shapes, share, open] = [0, 0, 0];
  for (const [label, part] of beyond) {
    if (labels.has(label)) {
      shapes += 1;
      share += part;
    } else if (paper.has(label)) open += part;
  }
  if (shapes === 0 || share < 0.04) return false;
  if (open > 0.85 && fit > 0.96 && letters.length > 0) return false;
  // Cells and lanes lie side by side: they share whole edges and are full of letters.
  if (hasWords(letters) && fit > 0.97 && share > 0.2) return false;
  return shapes >= 2 || share > 0.1 || outline === 0;
};

const isOfOwnColour = ({ colour }: Region, beyond: Candidate['beyond'], regions: Regions['regions']): boolean =>
  [...beyond.keys()].every((label) => {
    const other = regions.get(label);
    return other !== undefined && !areAlike(other.colour, colour);
  });

/** Small and close to a shape: the head of an arrow. */
const isHead = ({ region: { box }, beyond }: Candidate, labels: ReadonlySet<number>): boolean =>
  Math.max(box.width, box.height) <= largestHead && [...beyond.keys()].some((label) => labels.has(label));

/** Marks at the ends of relations are little higher than letters, and hollow where they are round: dots at which machines start and end are not. */
const isMark = (
  { region: { box, colour }, figure, beyond }: Candidate,
  letterHeight: number,
  regions: Regions['regions'],
): boolean => {
  const size = Math.max(box.width, box.height);
  const isHollow = [...beyond.keys()].some((label) => areAlike(regions.get(label)?.colour ?? colour, colour));
  return size <= 2.7 * letterHeight && (figure !== 'circle' || isHollow || size < leastDot * letterHeight);
};

/** By the height of letters. */
const leastDot = 1.5;

export const isInside = (inner: Candidate, outer: Candidate): boolean =>
  areaOf(inner.region.box) < 0.9 * areaOf(outer.region.box) &&
  isWithin(inner.region.box, outer.region.box) &&
  holdsPlace(
    outer,
    inner.region.box.x + (inner.region.box.width >> 1),
    inner.region.box.y + (inner.region.box.height >> 1),
  );

/** Parts of an icon or of a picture: small, without words, inside of something. */
const isScrap = ({ candidate, letters }: Lettered, all: readonly Lettered[]): boolean => {
  const { box } = candidate.region;
  if (letters.some(({ box: letter }) => letter.height >= letterHeights.least) && box.width >= 40) return false;
  const holder = all
    .filter((other) => other.candidate !== candidate && isInside(candidate, other.candidate))
    .toSorted((a, b) => areaOf(a.candidate.region.box) - areaOf(b.candidate.region.box))[0];
  if (holder === undefined) return false;
  const { box: outer } = holder.candidate.region;
  return Math.max(box.width, box.height) < 48 || areaOf(box) > 0.7 * areaOf(outer) || box.height < 0.35 * outer.height;
};
