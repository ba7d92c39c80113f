import type { Rect } from '@diagloom/diagram/model';
import type { BoardReading, Doubt, ReadConnector, ReadShape } from '../board/board-reading.ts';
import { distanceToPath } from '../board/geometry.ts';
import { ownPixels } from './lines/own-pixels.ts';
import { type TracedConnector, traceConnectors } from './lines/trace-connectors.ts';
import { joinWords, type PageWord } from './pdf/text-of-page.ts';
import type { ReadingStage } from './picture-reading.ts';
import { type Component, type Components, findComponents } from './pixels/components.ts';
import { areaOf, isWithin, type Raster, unionBox } from './pixels/raster.ts';
import { findRegions, type Regions } from './pixels/regions.ts';
import { outerBox } from './shapes/candidate.ts';
import { type ChosenShape, chooseShapes, largestHead } from './shapes/choose-shapes.ts';
import { findCandidates } from './shapes/find-candidates.ts';
import { countLines, cropWords, middleHeight } from './words/crop-words.ts';
import { groupWords, sortInk, type Words } from './words/find-words.ts';
import type { LetterReader, ReadWords } from './words/letter-reader.ts';

export interface ReadingTools {
  readonly letters: LetterReader;
  /** What is written, where the file says it; the pixels hold none of it then. */
  readonly words?: readonly PageWord[];
  readonly onStage?: ((stage: ReadingStage) => void) | undefined;
  /** Whether it was drawn by hand: figures are uneven, and lines stop short of them. */
  readonly isByHand?: boolean | undefined;
}

/**
 * Reads a clean picture of a diagram. In: pixels. Out: its shapes, the connectors between them and their words, in px of the raster.
 * Even areas that ink encloses are shapes; what ink is left is letters or lines; lines are thinned and followed from shape to shape.
 */
export const readPixels = async (
  raster: Raster,
  { letters, words: given, onStage, isByHand = false }: ReadingTools,
): Promise<ReadPixels> => {
  onStage?.('shapes');
  const regions = findRegions(raster);
  const ink = findComponents(raster, (at) => regions.labels[at] === 0, { diagonal: true });
  const written = (given ?? []).map(({ box }, index): Component => ({ label: -1 - index, box, area: areaOf(box) }));
  const candidates = findCandidates(regions, raster.width, isByHand);
  const shapes = chooseShapes(candidates, [...ink.components, ...written], regions, raster, isByHand);
  inkHeads(regions, new Set(shapes.map(({ candidate }) => candidate.region.label)));
  onStage?.('connectors');
  const { words, connectors, rest } = followLines(raster, regions, { shapes, ink, written, isByHand });
  onStage?.('words');
  const reader = given === undefined ? createCropReader(raster, letters) : createGivenReader(given);
  const readShapes: ReadShape[] = [];
  for (const [index, shape] of shapes.entries()) {
    const read =
      shape.letters.length === 0 ? undefined : await reader(shape.letters, ink.labels, shape.candidate.region.colour);
    readShapes.push(toShape(shape, index, { read, isByHand }));
  }
  const paper = paperColour(regions);
  const texts: { readonly words: Words; readonly read: ReadWords }[] = [];
  for (const group of words) {
    const read = await reader(group.letters, rest.labels, paper);
    if (isReadable(read, isByHand)) texts.push({ words: group, read });
  }
  const unit = Math.max(1, usualHeight(shapes) / (given === undefined ? usualLetter.drawn : usualLetter.written));
  return { unit, reading: placeTexts(withParents(readShapes), connectors, texts) };
};

export interface ReadPixels {
  readonly reading: BoardReading;
  /** px of the raster for each px of a diagram. */
  readonly unit: number;
}

/** How high most letters of 12 px are, and lines of them as files say their place. */
const usualLetter = { drawn: 8, written: 11.5 } as const;

/** From here on words are believed at all: of handwriting, less is a guess. */
const leastSure = { drawn: 0.3, byHand: 0.85 } as const;

const isReadable = ({ text, confidence }: ReadWords, isByHand: boolean): boolean =>
  confidence > (isByHand ? leastSure.byHand : leastSure.drawn) && /[\p{L}\p{N}]/u.test(text);

const createCropReader =
  (raster: Raster, reader: LetterReader) =>
  (letters: Words['letters'], labels: Int32Array, ground: readonly [number, number, number]): Promise<ReadWords> => {
    const box = unionBox(letters.map((letter) => letter.box));
    return reader.read(cropWords(raster, { letters, labels, box, ground }), countLines(letters) > 1 ? 'many' : 'one');
  };

/** Says what the file says of where letters stand; other ink in a shape is no letter. */
const createGivenReader =
  (given: readonly PageWord[]) =>
  async (letters: Words['letters']): Promise<ReadWords> => {
    const words = letters.flatMap(({ label }) => given[-1 - label] ?? []);
    return { text: joinWords(words), confidence: 1 };
  };

const paperColour = ({ regions }: Regions): readonly [number, number, number] => {
  const [paper] = [...regions.values()].toSorted((a, b) => b.area - a.area);
  return paper?.colour ?? [255, 255, 255];
};

interface Found {
  readonly shapes: readonly ChosenShape[];
  readonly ink: Components;
  /** Places of words that the file says itself. */
  readonly written: readonly Component[];
  readonly isByHand: boolean;
}

/** Small even areas that are no shapes are heads of arrows, filled or hollow, and holes of letters: ink as the lines are that they belong to. */
const inkHeads = ({ labels, regions }: Regions, shapes: ReadonlySet<number>): void => {
  const heads = new Set(
    [...regions.values()]
      .filter(
        ({ label, isOpen, box }) => !isOpen && !shapes.has(label) && Math.max(box.width, box.height) <= largestHead,
      )
      .map(({ label }) => label),
  );
  for (let at = 0; at < labels.length; at += 1) if (heads.has(labels[at] ?? 0)) labels[at] = 0;
};

/** What is neither shape nor letter in a shape: lines, and the words beside them. */
const followLines = (raster: Raster, regions: Regions, { shapes, ink, written, isByHand }: Found) => {
  const owners = ownPixels(shapes, regions.labels, raster);
  const inShapes = new Set(shapes.flatMap((shape) => shape.letters.map(({ label }) => label)));
  const rest = findComponents(
    raster,
    (at) => regions.labels[at] === 0 && owners[at] === 0 && !inShapes.has(ink.labels[at] ?? 0),
    { diagonal: true },
  );
  const letterHeight = usualHeight(shapes);
  const stroke = strokeOf(rest, raster.width);
  const sorted = sortInk(rest.components, {
    letterHeight,
    stroke,
    touches: ({ box }) => touchesShape(box, owners, raster),
  });
  const free = written.filter(({ label }) => !inShapes.has(label));
  const words = written.length === 0 ? sorted.words : groupWords(free, letterHeight);
  const lines = new Set((written.length === 0 ? sorted.lines : rest.components).map(({ label }) => label));
  const cells = new Uint8Array(owners.length);
  for (let at = 0; at < cells.length; at += 1) if (lines.has(rest.labels[at] ?? 0)) cells[at] = 1;
  const connectors = traceConnectors({
    width: raster.width,
    height: raster.height,
    cells,
    owners,
    stroke,
    words: words.map(({ box }) => box),
    isByHand,
  });
  return { words, connectors, rest };
};

/** px; of letters in shapes, or what is usual on screens. */
const usualHeight = (shapes: readonly ChosenShape[]): number => {
  const heights = shapes
    .filter((shape) => shape.letters.length > 1)
    .map((shape) => middleHeight(shape.letters))
    .toSorted((a, b) => a - b);
  return Math.max(7, heights[heights.length >> 1] ?? 10);
};

/** How thick lines are, px: the most frequent run of ink along rows and columns of large pieces. */
const strokeOf = ({ labels, components }: Components, width: number): number => {
  const isLong = components.map(({ box }) => Math.max(box.width, box.height) > 30);
  const counts = new Uint32Array(24);
  const count = (run: number): void => {
    if (run > 0 && run < counts.length) counts[run] = (counts[run] ?? 0) + 1;
  };
  const isOn = (at: number): boolean => isLong[(labels[at] ?? 0) - 1] === true;
  const height = labels.length / width;
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      if (isOn(y * width + x)) run += 1;
      else {
        count(run);
        run = 0;
      }
    }
  }
  for (let x = 0; x < width; x += 1) {
    let run = 0;
    for (let y = 0; y < height; y += 1) {
      if (isOn(y * width + x)) run += 1;
      else {
        count(run);
        run = 0;
      }
    }
  }
  const most = counts.indexOf(Math.max(...counts));
  return Math.max(1, most);
};

const touchesShape = (box: Rect, owners: Int32Array, { width, height }: Raster): boolean => {
  for (let y = Math.max(0, box.y - 2); y < Math.min(height, box.y + box.height + 2); y += 1)
    for (let x = Math.max(0, box.x - 2); x < Math.min(width, box.x + box.width + 2); x += 1)
      if ((owners[y * width + x] ?? 0) !== 0) return true;
  return false;
};

/** Below this, words may be misread. */
const sureWords = 0.75;

const toShape = (
  { candidate, isContainer }: ChosenShape,
  index: number,
  { read, isByHand }: { readonly read: ReadWords | undefined; readonly isByHand: boolean },
): ReadShape => {
  const label = read !== undefined && isReadable(read, isByHand) ? read.text : '';
  const doubt: Doubt | undefined =
    read !== undefined && (label === '' || read.confidence < sureWords)
      ? label === ''
        ? 'handwriting'
        : 'words'
      : candidate.fit < 0.9 || candidate.margin < 0.002
        ? 'figure'
        : undefined;
  return {
    id: `s${index + 1}`,
    kind: isContainer ? 'rectangle' : candidate.figure,
    box: outerBox(candidate),
    label,
    ...(doubt === undefined ? {} : { doubt }),
  };
};

/** The smallest shape around each is its parent. */
const withParents = (shapes: readonly ReadShape[]): readonly ReadShape[] =>
  shapes.map((shape) => {
    const [parent] = shapes
      .filter((other) => other !== shape && areaOf(other.box) > areaOf(shape.box) && isWithin(shape.box, other.box, 2))
      .toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
    return parent === undefined ? shape : { ...shape, parent: parent.id };
  });

/** Words farther from a connector stand alone; by the height of their letters. */
const labelReach = 3;

const placeTexts = (
  shapes: readonly ReadShape[],
  traced: readonly TracedConnector[],
  texts: readonly { readonly words: Words; readonly read: ReadWords }[],
): BoardReading => {
  const labels = traced.map((): { readonly text: string; readonly isSure: boolean }[] => []);
  const alone: ReadShape[] = [];
  for (const { words, read } of texts) {
    const { box } = words;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const away = traced.map(({ route }) => awayFrom(box, route) + 0.05 * distanceToPath(middle, route));
    const nearest = away.indexOf(Math.min(...away));
    const reach = labelReach * middleHeight(words.letters);
    if (nearest >= 0 && (away[nearest] ?? 0) < reach)
      labels[nearest]?.push({ text: read.text, isSure: read.confidence >= sureWords });
    else
      alone.push({
        id: `t${alone.length + 1}`,
        kind: 'text',
        box,
        label: read.text,
        ...(read.confidence < sureWords ? { doubt: 'words' as const } : {}),
      });
  }
  const connectors = traced.map((one, index): ReadConnector => {
    const own = labels[index] ?? [];
    const doubt: Doubt | undefined = one.isUnsure
      ? 'direction'
      : own.some(({ isSure }) => !isSure)
        ? 'words'
        : undefined;
    return {
      id: `c${index + 1}`,
      from: `s${one.from + 1}`,
      to: `s${one.to + 1}`,
      route: one.route,
      head: one.head,
      label: own.map(({ text }) => text).join(' '),
      ...(doubt === undefined ? {} : { doubt }),
    };
  });
  return { shapes: [...shapes, ...alone], connectors, unread: [] };
};

/** From the nearest place of a box to a route, px. */
const awayFrom = (box: Rect, route: TracedConnector['route']): number => {
  const xs = [box.x, box.x + box.width / 2, box.x + box.width];
  const ys = [box.y, box.y + box.height / 2, box.y + box.height];
  return Math.min(...xs.flatMap((x) => ys.map((y) => distanceToPath({ x, y }, route))));
};
