import type { Rect } from '@diagloom/diagram/model';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import type { Raster } from '../pixels/raster.ts';
import { paperColour, type Region, type Regions } from '../pixels/regions.ts';
import { type ChosenShape, lettersOf } from '../shapes/choose-shapes.ts';
import { middleHeight } from '../words/crop-words.ts';
import { groupWords, sortInk, type Words } from '../words/find-words.ts';
import { isShortArrow } from '../words/is-short-arrow.ts';
import { takeLettersOffLines } from '../words/letters-at-lines.ts';
import { chainDashes, type DashChains } from './chain-dashes.ts';
import { closeDashes } from './close-dashes.ts';
import { findDashes } from './find-dashes.ts';
import type { Rule } from './find-rules.ts';
import { drawLine } from './link-gaps.ts';
import { ownPixels } from './own-pixels.ts';
import { takeDoubled } from './take-doubled.ts';
import { traceByHand } from './trace-by-hand.ts';
import { type LineInk, traceConnectors } from './trace-connectors.ts';

interface Found {
  readonly shapes: readonly ChosenShape[];
  readonly ink: Components;
  readonly rules: readonly Rule[];
  /** Places of words that the file says itself. */
  readonly written: readonly Component[];
  readonly isByHand: boolean;
}

/** What is neither shape nor letter in a shape: lines, and the words beside them. */
export const followLines = (raster: Raster, regions: Regions, { shapes, ink, rules, written, isByHand }: Found) => {
  const owners = ownPixels(shapes, regions.labels, raster);
  const letterHeight = usualHeight(shapes, isByHand);
  if (!isByHand) takeDoubled(owners, { ...raster, isInk: (at) => regions.labels[at] === 0, letterHeight });
  const inShapes = new Set(shapes.flatMap((shape) => lettersOf(shape).map(({ label }) => label)));
  const rest = findComponents(
    raster,
    (at) => regions.labels[at] === 0 && owners[at] === 0 && !inShapes.has(ink.labels[at] ?? 0),
    { diagonal: true },
  );
  const stroke = strokeOf(rest, raster.width);
  const chains = isByHand
    ? undefined
    : chainDashes(rest.components, { labels: rest.labels, width: raster.width, stroke });
  const dashes = new Set([...findDashes(rest.components, rules), ...(chains?.dashes ?? [])]);
  // Words may hide a line but for its head.
  const isTip = (piece: Component): boolean =>
    !isByHand &&
    isShortArrow(piece, { labels: rest.labels, width: raster.width, stroke, letterHeight }) &&
    touchesShape(piece.box, owners, raster, Math.round(letterHeight)) &&
    !rest.components.some((other) => other !== piece && standsBeside(piece.box, other.box, letterHeight));
  const sorted = sortInk(rest.components, {
    letterHeight,
    stroke,
    touches: (piece) => touchesShape(piece.box, owners, raster) || dashes.has(piece) || isTip(piece),
  });
  const free = written.filter(({ label }) => !inShapes.has(label));
  // With the short dashes that stand before it.
  const isHead = ({ letters }: Words): boolean =>
    letters.some((piece) => isMark(piece, letterHeight) && touchesShape(piece.box, owners, raster, 5)) &&
    letters.every((piece) => isMark(piece, letterHeight) || isStroke(piece, stroke));
  const heads = sorted.words.filter(isHead);
  const drawn = sorted.words.filter((word) => !heads.includes(word));
  const words = written.length === 0 ? drawn : groupWords(free, letterHeight);
  const inLines = [...sorted.lines, ...heads.flatMap(({ letters }) => letters)];
  const lines = new Set((written.length === 0 ? inLines : rest.components).map(({ label }) => label));
  const size = { width: raster.width, height: raster.height };
  const cells = new Uint8Array(owners.length);
  const isLine = Uint8Array.from({ length: rest.components.length + 1 }, (_, label) => (lines.has(label) ? 1 : 0));
  for (let at = 0; at < cells.length; at += 1) cells[at] = isLine[rest.labels[at] ?? 0] ?? 0;
  const holders = new Set([-1, ...shapes.flatMap(({ isContainer }, index) => (isContainer ? [index] : []))]);
  const single = sorted.lines.filter((piece) => isDash(piece, stroke) && !touchesShape(piece.box, owners, raster));
  const parts = new Set([...dashes, ...single]);
  const isLooseHead = ({ box }: Component): boolean =>
    Math.min(box.width, box.height) > 2 * stroke &&
    Math.max(box.width, box.height) <= 3 * letterHeight &&
    touchesShape(box, owners, raster, 5);
  const loose = sorted.lines.filter((piece) => isLooseHead(piece) && !parts.has(piece)).map(({ box }) => box);
  if (!isByHand) closeDashes({ ...size, data: cells }, owners, { rules, dashes: parts, heads: loose, holders });
  if (chains !== undefined) drawChains(cells, chains, { ...size, owners, stroke });
  const paper = paperColour(regions);
  const line = {
    ...size,
    owners,
    holders,
    stroke,
    letterHeight,
    words: words.map(({ box }) => box),
    colourAt: (at: number) => (regions.labels[at] === 0 ? awayFrom(paper, raster, at) : undefined),
  };
  const connectors = isByHand
    ? traceByHand({ ...line, ...strokesByHand(rest, letterHeight) })
    : traceConnectors({ ...line, cells });
  if (isByHand || written.length > 0) return { words, connectors, rest };
  const whole = takeLettersOffLines(words, rest, {
    ...size,
    stroke,
    isLine: (at) => isLine[rest.labels[at] ?? 0] === 1,
    routes: connectors.map(({ route, course }) => course ?? route),
    letterHeight,
  });
  return { words: whole.words, connectors, rest: whole.ink };
};

/** Makes lines of dashes, as far as the ink or the shape to which they lead. */
const drawChains = (
  cells: Uint8Array,
  { links, ends }: DashChains,
  { owners, stroke, width, height }: Pick<LineInk, 'owners' | 'stroke' | 'width' | 'height'>,
): void => {
  const thickness = Math.max(1, Math.round(stroke));
  const onwards = ends.flatMap(({ x, y, dx, dy, reach }) => {
    for (let away = 2; away <= reach; away += 1)
      for (const aside of [0, -1, 1, -2, 2]) {
        const toX = Math.round(x + dx * away - dy * aside);
        const toY = Math.round(y + dy * away + dx * aside);
        if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
        const to = toY * width + toX;
        if (cells[to] === 1 || (owners[to] ?? 0) > 0) return [[Math.round(y) * width + Math.round(x), to] as const];
      }
    return [];
  });
  for (const link of [...links, ...onwards]) drawLine(cells, width, link, thickness);
};

/** As letters of one word do. */
const standsBeside = (one: Rect, other: Rect, letterHeight: number): boolean =>
  Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width) < 0.8 * letterHeight &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.3 * other.height &&
  other.height >= 0.4 * letterHeight;

/** As thin as a line, whichever way it leads. */
const isStroke = ({ box, area }: Component, stroke: number): boolean =>
  Math.min(box.width, box.height) <= stroke + 2 || area <= (stroke + 1) * Math.hypot(box.width, box.height);

/** Dashes are so much longer than they are thick at most, and fill their boxes but for so much. */
const longestDash = 6;
const leastOfDash = 0.8;

/** One of the few dashes of a short line, which are too few to be told by their row. */
const isDash = ({ box, area }: Component, stroke: number): boolean =>
  Math.min(box.width, box.height) <= stroke + 1 &&
  Math.max(box.width, box.height) <= longestDash * stroke &&
  area >= leastOfDash * box.width * box.height;

/** By how much a place differs from the paper. */
const awayFrom = ([red, green, blue]: Region['colour'], { data }: Raster, at: number) =>
  [(data[4 * at] ?? 0) - red, (data[4 * at + 1] ?? 0) - green, (data[4 * at + 2] ?? 0) - blue] as const;

/** Letters by hand are smaller than this, by their usual height; an arrow stands alone as they do. */
const largestLetter = 1.5;

/** What may be lines of a hand, and all ink, in which the heads are. */
const strokesByHand = ({ labels, components }: Components, letterHeight: number) => {
  const isLine = components.map(({ box }) => Math.max(box.width, box.height) > largestLetter * letterHeight);
  const cells = new Uint8Array(labels.length);
  const marks = new Uint8Array(labels.length);
  for (const [at, label] of labels.entries()) {
    if (label > 0) marks[at] = 1;
    if (isLine[label - 1] === true) cells[at] = 1;
  }
  return { cells, marks };
};

/** A filled triangle or diamond beside a shape is the end of a line, and no letter. */
const isMark = ({ box, area }: Component, letterHeight: number): boolean =>
  area > 0.42 * box.width * box.height &&
  box.height > letterHeight &&
  Math.max(box.width, box.height) < 3 * letterHeight;

/** px; of letters in shapes, or what is usual on screens. */
export const usualHeight = (shapes: readonly ChosenShape[], isByHand: boolean): number =>
  Math.max(7, heightInShapes(shapes, isByHand) ?? 10);

/** px; nothing where no shape holds words. */
export const heightInShapes = (shapes: readonly ChosenShape[], isByHand: boolean): number | undefined => {
  const heights = shapes
    .filter((shape) => shape.letters.length > 1)
    .map((shape) => middleHeight(shape.letters, isByHand))
    .toSorted((a, b) => a - b);
  return heights[heights.length >> 1];
};

/** How thick lines are, px: the most frequent run of ink along rows and columns of large pieces. */
const strokeOf = ({ labels, components }: Components, width: number): number => {
  const isLong = components.map(({ box }) => Math.max(box.width, box.height) > 30);
  const counts = new Uint32Array(24);
  const count = (run: number): number => {
    if (run > 0 && run < counts.length) counts[run] = (counts[run] ?? 0) + 1;
    return 0;
  };
  const down = new Uint32Array(width);
  for (let at = 0; at < labels.length; ) {
    let along = 0;
    for (let x = 0; x < width; x += 1, at += 1) {
      const label = labels[at] ?? 0;
      const isOn = label > 0 && isLong[label - 1] === true;
      along = isOn ? along + 1 : along > 0 ? count(along) : 0;
      const above = down[x] ?? 0;
      if (isOn) down[x] = above + 1;
      else if (above > 0) down[x] = count(above);
    }
    count(along);
  }
  for (const run of down) count(run);
  const most = counts.indexOf(Math.max(...counts));
  return Math.max(1, most);
};

const touchesShape = (box: Rect, owners: Int32Array, { width, height }: Raster, reach = 2): boolean => {
  const isOwnedIn = (left: number, top: number, right: number, bottom: number): boolean => {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
        if ((owners[y * width + x] ?? 0) > 0) return true;
    return false;
  };
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (
    isOwnedIn(box.x - reach, box.y, right + reach, bottom) || isOwnedIn(box.x, box.y - reach, right, bottom + reach)
  );
};
