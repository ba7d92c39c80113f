import type { Rect } from '@diagloom/diagram/model';
import type { BoardReading, ReadShape } from '../board/board-reading.ts';
import { type FirstLook, lookAt, lookAtHand } from './first-look.ts';
import { findDashes } from './lines/find-dashes.ts';
import { findRules } from './lines/find-rules.ts';
import { followLines, heightInShapes, usualHeight } from './lines/follow-lines.ts';
import { readFeet } from './lines/read-feet.ts';
import { nameShapes } from './name-shapes.ts';
import { joinWords, type PageWord } from './pdf/text-of-page.ts';
import { findHandShapes } from './photo/find-hand-shapes.ts';
import type { ReadingStage } from './picture-reading.ts';
import type { Component, Components } from './pixels/components.ts';
import { areaOf, growBox, isWithin, type Mask, type Raster, touch, unionBox } from './pixels/raster.ts';
import { paperColour, type Region } from './pixels/regions.ts';
import { placeTexts, type ReadText } from './place-texts.ts';
import { placeMessages } from './sequence/place-messages.ts';
import { findSequence } from './sequence/read-sequence.ts';
import { adoptCompartments } from './shapes/adopt-compartments.ts';
import { outerBox } from './shapes/candidate.ts';
import { type ChosenShape, chooseShapes } from './shapes/choose-shapes.ts';
import { findBars } from './shapes/find-bars.ts';
import { type DotInk, findDots } from './shapes/find-dots.ts';
import { findFrames } from './shapes/find-frames.ts';
import { findGrounds } from './shapes/find-grounds.ts';
import { findHolders } from './shapes/find-holders.ts';
import { findPeople } from './shapes/find-people.ts';
import { findRings } from './shapes/find-rings.ts';
import { betweenOthers, withParents } from './shapes/hold-shapes.ts';
import { inkHeads, inkWithHeads } from './shapes/ink-heads.ts';
import { isPattern } from './shapes/is-pattern.ts';
import { joinCaps } from './shapes/join-caps.ts';
import { joinCompartments } from './shapes/join-compartments.ts';
import { joinTabs } from './shapes/join-tabs.ts';
import { keepFills } from './shapes/keep-fills.ts';
import { roundCorners } from './shapes/round-corners.ts';
import { splitLines } from './shapes/split-lines.ts';
import { takeAsDot } from './shapes/take-as-dot.ts';
import { takeInStrips } from './shapes/take-in-strips.ts';
import { isReadable, nameUnread, toShape } from './shapes/to-shape.ts';
import { texture } from './texture.ts';
import { createCropReader } from './words/crop-reader.ts';
import type { Words } from './words/find-words.ts';
import { isProse } from './words/is-prose.ts';
import { type LetterReader, type ReadWords, sureWords } from './words/letter-reader.ts';
import { turnLetters } from './words/turn-letters.ts';

export interface ReadingTools {
  readonly letters: LetterReader;
  /** What is written, where the file says it; the pixels hold none of it then. */
  readonly words?: readonly PageWord[];
  /** Where it was looked at before. */
  readonly look?: FirstLook;
  readonly onStage?: ((stage: ReadingStage) => void) | undefined;
  /** What a hand drew: figures are uneven then, and lines stop short of them. */
  readonly handInk?: Mask | undefined;
}

/**
 * Reads a clean picture of a diagram. In: pixels. Out: its shapes, the connectors between them and their words, in px of the raster.
 * Even areas that ink encloses are shapes, and rectangles of straight lines frames around them; what ink is left is letters or lines; lines
 * are thinned and followed from shape to shape, and in sequence diagrams from lifeline to lifeline.
 */
export const readPixels = async (
  raster: Raster,
  { letters, words: given, look: known, onStage, handInk }: ReadingTools,
): Promise<ReadPixels> => {
  onStage?.('shapes');
  const isByHand = handInk !== undefined;
  const look = handInk === undefined ? (known ?? lookAt(raster)) : lookAtHand(handInk);
  const { regions, ink } = look;
  const written = (given ?? []).map(({ box }, index): Component => ({ label: -1 - index, box, area: areaOf(box) }));
  const found =
    handInk === undefined
      ? findShapes(raster, look, written)
      : { shapes: findHandShapes(handInk, ink), rules: [], frames: [] };
  const boxes = found.shapes.map(({ candidate }) => outerBox(candidate));
  if (isProse(boxes, written.length > 0 ? [] : ink.components)) return texture;
  onStage?.('connectors');
  const letterHeight = usualHeight(found.shapes, isByHand);
  const sequence = isByHand ? undefined : findSequence(raster, regions, { ...found, ink, written, letterHeight });
  const { shapes, words, connectors, rest } =
    sequence === undefined
      ? { ...found, ...followLines(raster, regions, { ...found, ink, written, isByHand }) }
      : { ...sequence, connectors: sequence.messages };
  if (isPattern(shapes, connectors.length)) return texture;
  onStage?.('words');
  const reader = given === undefined ? createCropReader(raster, letters) : createGivenReader(given);
  const paper = paperColour(regions);
  const readShapes: ReadShape[] = [];
  for (const [index, shape] of shapes.entries()) {
    const read = await readName(shape, (own, colour) => reader(own, ink.labels, colour), {
      raster,
      ink,
      letters,
      given,
    });
    const rows: string[] = [];
    for (const row of shape.rows ?? [])
      for (const line of splitLines(row.letters)) rows.push((await reader(line, ink.labels, row.colour)).text);
    readShapes.push({
      ...toShape(shape, index, { read, isByHand }),
      ...(shape.rows === undefined ? {} : { rows }),
    });
  }
  const texts: ReadText[] = [];
  for (const group of words) {
    const read = await reader(group.letters, rest.labels, paper);
    if (isReadable(read, isByHand)) texts.push({ words: group, read });
  }
  const unit = Math.max(1, letterHeight / (given === undefined ? usualLetter.drawn : usualLetter.written));
  const fits = shapes.map(({ candidate }) => candidate.fit).toSorted((a, b) => a - b);
  const fit = fits[fits.length >> 2] ?? 1;
  if (sequence !== undefined) return { unit, fit, reading: placeMessages(nameUnread(readShapes), sequence, texts) };
  const held = withParents(nameUnread(readShapes));
  const filled = shapes.flatMap(({ candidate }, index) => {
    const shape = held[index];
    return shape === undefined ? [] : [{ shape, candidate }];
  });
  if (isByHand) return { unit, fit, reading: placeTexts(held, connectors, texts) };
  const footed = readFeet(raster, betweenOthers(connectors, held), boxes, unit);
  const named = nameShapes(keepFills(filled, raster, paper), texts);
  return { unit, fit, reading: placeTexts(named.shapes, footed, named.texts) };
};

/** Shapes, and the frames and straight lines of the picture. */
const findShapes = (raster: Raster, look: FirstLook, written: readonly Component[]) => {
  const { regions } = look;
  const ink = look.ink.components;
  const rules = findRules(raster, (at) => regions.labels[at] === 0, ink);
  const isLine = inkWithHeads(regions);
  const edges = findRules(raster, isLine, ink);
  const round = roundCorners(edges, (x, y) => isLine(y * raster.width + x));
  const frames = findFrames(round, findGrounds(regions));
  const dashes = findDashes(ink, rules);
  const undashed = ink.filter((piece) => !dashes.has(piece));
  const pieces = [...undashed, ...written];
  const holders = findHolders(frames, joinCaps(look.candidates()), written.length > 0 ? written : undashed, regions);
  const isInk = (x: number, y: number): boolean => regions.labels[y * raster.width + x] === 0;
  const unpeopled = chooseShapes(holders.candidates, pieces, regions, raster);
  const letterHeight = usualHeight(unpeopled, false);
  const people = findPeople(holders.candidates, {
    isInk,
    components: pieces,
    letterHeight,
  });
  const isOfPerson = ({ candidate: { region } }: ChosenShape): boolean =>
    people.some((person) => isWithin(region.box, person.candidate.region.box, 2));
  const chosen = adoptCompartments(
    unpeopled.filter((shape) => !isOfPerson(shape)),
    holders.candidates,
    pieces,
  );
  inkHeads(regions, new Set(chosen.map(({ candidate }) => candidate.region.label)), ink);
  const paper = paperColour(regions);
  const dotInk: DotInk = {
    ...raster,
    isInk: (at) => regions.labels[at] === 0,
    letterHeight,
    paper,
    colourAt: (at) => [raster.data[4 * at] ?? 0, raster.data[4 * at + 1] ?? 0, raster.data[4 * at + 2] ?? 0],
  };
  const rings = findRings(dotInk);
  const dots = [...rings, ...findDots(dotInk).filter((dot) => !rings.some((ring) => isOn(dot, ring)))];
  // An empty compartment between others parts them until it is taken in.
  const boxed = joinCompartments(takeInStrips(joinCompartments(chosen), raster, letterHeight));
  const alone = boxed.filter((shape) => !rings.some((ring) => isOn(shape, ring)));
  const named = [...alone.map((shape) => takeAsDot(shape, paper)), ...people];
  // Marks at the ends of relations meet a shape.
  const meetsShape = ({ candidate: { region } }: ChosenShape): boolean =>
    named.some(
      ({ isContainer, candidate }) =>
        !isContainer && touch(region.box, growBox(outerBox(candidate), Math.round(0.8 * letterHeight))),
    );
  const closed = [...holders.shapes, ...named, ...dots.filter((dot) => !meetsShape(dot))];
  const tabbed = joinTabs(closed, look.candidates(), pieces);
  const shapes = [...tabbed, ...findBars(rules, closed, isInk)].toSorted(
    (a, b) => areaOf(b.candidate.region.box) - areaOf(a.candidate.region.box),
  );
  return { shapes, rules, frames };
};

const isOn = (inner: ChosenShape, outer: ChosenShape): boolean =>
  isWithin(inner.candidate.region.box, outer.candidate.region.box, 2);

/** What a shape is called; names of lanes may be written upwards or downwards. */
const readName = async (
  { letters, candidate, frame }: ChosenShape,
  read: (letters: readonly Component[], colour: Region['colour']) => Promise<ReadWords>,
  picture: {
    readonly raster: Raster;
    readonly ink: Components;
    readonly letters: LetterReader;
    readonly given: unknown;
  },
): Promise<ReadWords | undefined> => {
  if (letters.length === 0) return undefined;
  const { colour } = candidate.region;
  const strip = frame?.name;
  const around = unionBox(letters.map(({ box }) => box));
  const isTurned = strip !== undefined && strip.height > 1.3 * strip.width && around.height > 1.3 * around.width;
  if (!isTurned || picture.given !== undefined) return read(letters, colour);
  const inColour = groundOf(picture.raster, strip);
  const tried: ReadWords[] = [];
  for (const written of ['upwards', 'downwards'] as const) {
    const turned = turnLetters(picture.raster, picture.ink.labels, letters, written);
    tried.push(await createCropReader(turned.raster, picture.letters)(turned.letters, turned.labels, inColour));
    if ((tried[0]?.confidence ?? 0) > sureWords) break;
  }
  return tried.toSorted((a, b) => b.confidence - a.confidence)[0];
};

/** Beside its letters, near a corner. */
const groundOf = ({ data, width }: Raster, strip: Rect): Region['colour'] => {
  const at = 4 * ((strip.y + 3) * width + strip.x + 3);
  return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
};

/** About how many px of a picture there are for each px of a diagram, by the letters in its shapes; nothing where there are none. */
export const measureUnit = (raster: Raster, { regions, ink, candidates }: FirstLook): number | undefined => {
  const shapes = chooseShapes(candidates(), ink.components, regions, raster);
  const height = heightInShapes(shapes, false);
  return height === undefined ? undefined : height / usualLetter.drawn;
};

export interface ReadPixels {
  readonly reading: BoardReading;
  /** px of the raster for each px of a diagram. */
  readonly unit: number;
  /** How well three of four figures fit their ideals at least, 0 to 1. */
  readonly fit: number;
  /** Grain, leaves, a pattern, a page of text: no diagram, however it is looked at. */
  readonly isTexture?: true;
}

/** How high most letters of 12 px are, and lines of them as files say their place. */
const usualLetter = { drawn: 8, written: 11.5 } as const;

/** Says what the file says of where letters stand; other ink in a shape is no letter. */
const createGivenReader =
  (given: readonly PageWord[]) =>
  async (letters: Words['letters']): Promise<ReadWords> => {
    const words = letters.flatMap(({ label }) => given[-1 - label] ?? []);
    return { text: joinWords(words), confidence: 1 };
  };
