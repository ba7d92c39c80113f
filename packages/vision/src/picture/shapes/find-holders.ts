import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf, growBox, isWithin, unionBox } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { middleHeight } from '../words/crop-words.ts';
import { areTouching } from '../words/find-words.ts';
import { areAlike } from './between-lines.ts';
import type { Candidate } from './candidate.ts';
import { type ChosenShape, leastIcon } from './choose-shapes.ts';
import type { Frame } from './find-frames.ts';
import { hasWords, lettersIn } from './lettered.ts';
import { titleIn } from './title-in.ts';
import { withoutIcon } from './without-icon.ts';

export interface Holders {
  /** Containers, pools and lanes. */
  readonly shapes: readonly ChosenShape[];
  /** What is left: connectors that cross a frame cut its area into pieces, which are no shapes. */
  readonly candidates: readonly Candidate[];
}

/**
 * Which frames hold shapes, and as what: one that lines cut into strips is a pool with lanes, another a container. In: frames and closed
 * areas of a picture, and its ink.
 */
export const findHolders = (
  frames: readonly Frame[],
  candidates: readonly Candidate[],
  ink: readonly Component[],
  regions: Regions,
): Holders => {
  const inside = candidates.map((candidate) => lettersIn(candidate, ink)).filter(hasWords);
  const letterHeight = middleHeight(inside.flat());
  const named = candidates.filter(
    (candidate) =>
      candidate.fit > 0.85 && (isShapeLike(candidate, ink, letterHeight) || isIcon(candidate, regions.regions)),
  );
  const holds = (cell: Rect): boolean => named.some(({ region }) => isWithin(region.box, growBox(cell, -clearance)));
  const holding = frames.filter(({ box, cells }) => [box, ...cells].some(holds) && !isCutBySides(cells, holds));
  const parted = holding.map((frame) => ({
    frame,
    parts: [frame.box, ...frame.cells].map((part) => ({ part, grounds: groundsIn(part, regions) })),
  }));
  const left = candidates.filter(({ region: { box, colour }, outline }) =>
    parted.every(({ frame, parts }) => {
      const reach = outline + frame.thickness + 2;
      const isOfPart = ({ part, grounds }: (typeof parts)[number]): boolean =>
        isPieceOf(box, part, reach) && grounds.some((ground) => areAlike(ground, colour));
      return (frame.cells.length > 0 || !isAlong(box, frame.box, reach)) && !parts.some(isOfPart);
    }),
  );
  const setting = { holds, named: named.filter((one) => left.includes(one)), ink, regions, letterHeight };
  const dashed = frames.filter((frame) => frame.isDashed && !holding.includes(frame) && frame.cells.length === 0);
  return {
    shapes: [
      ...holding.flatMap((frame) => toShapes(frame, setting)),
      ...dashed.flatMap((frame) => toLeaf(frame, setting)),
    ],
    candidates: left,
  };
};

/** At so many places along its upper and left edge, and px from them, is it looked at what colours the inside of a frame has. */
const places = 24;
const inwards = 2;

/** The colours of a frame or of a cell of it along its edges: pieces of it have one of them, and shapes close to its edge mostly others. */
const groundsIn = (box: Rect, { labels, regions, width }: Regions): readonly Region['colour'][] => {
  const found = new Set<number>();
  for (let step = 0; step < places; step += 1) {
    const share = (step + 0.5) / places;
    const [x, y] = [Math.round(box.x + share * box.width), Math.round(box.y + share * box.height)];
    found.add(labels[(box.y + inwards) * width + x] ?? 0).add(labels[y * width + box.x + inwards] ?? 0);
  }
  return [...found].flatMap((label) => {
    const colour = regions.get(label)?.colour;
    return colour === undefined ? [] : [colour];
  });
};

/** Shapes stand so far from the frame that holds them, px. */
const clearance = 3;

/** Parts of icons are narrower than shapes with words, by the height of letters. */
const narrowest = 3.6;

const isShapeLike = (candidate: Candidate, ink: readonly Component[], letterHeight: number): boolean => {
  const { width, height } = candidate.region.box;
  return width >= Math.max(26, narrowest * letterHeight) && height >= 17 && hasWords(lettersIn(candidate, ink));
};

/** Filled icons without words stand in containers as shapes do. */
const isIcon = ({ region: { box, colour }, beyond, outline }: Candidate, regions: Regions['regions']): boolean =>
  outline === 0 &&
  Math.min(box.width, box.height) >= leastIcon &&
  [...beyond.keys()].every((label) => !areAlike(regions.get(label)?.colour ?? colour, colour));

/** Boxes with compartments have no cell that holds anything. */
const isCutBySides = (cells: readonly Rect[], holds: (cell: Rect) => boolean): boolean =>
  cells.length > 0 && !cells.some(holds);

/** In a cell, and along one of its edges. */
const isPieceOf = (box: Rect, cell: Rect, reach: number): boolean =>
  isWithin(box, cell, 2) &&
  (box.x - cell.x <= reach ||
    box.y - cell.y <= reach ||
    cell.x + cell.width - box.x - box.width <= reach ||
    cell.y + cell.height - box.y - box.height <= reach);

/** Outside of a frame, with a part of its edge: between lines that lead into it. */
const isAlong = (box: Rect, frame: Rect, reach: number): boolean => {
  const isBesideX = box.x >= frame.x - 2 && box.x + box.width <= frame.x + frame.width + 2;
  const isBesideY = box.y >= frame.y - 2 && box.y + box.height <= frame.y + frame.height + 2;
  const gapY = Math.max(frame.y - box.y - box.height, box.y - frame.y - frame.height);
  const gapX = Math.max(frame.x - box.x - box.width, box.x - frame.x - frame.width);
  return (isBesideX && gapY >= -2 && gapY <= reach) || (isBesideY && gapX >= -2 && gapX <= reach);
};

/** Thicker strips are no place for a name, px by the height of letters. */
const stripOfName = 4.5;

interface Setting {
  readonly holds: (cell: Rect) => boolean;
  /** Areas that are surely shapes: words in them are theirs. */
  readonly named: readonly Candidate[];
  readonly ink: readonly Component[];
  readonly regions: Regions;
  readonly letterHeight: number;
}

const toShapes = (frame: Frame, { holds, named, ink, regions, letterHeight }: Setting): readonly ChosenShape[] => {
  // The paper of a screenshot is an area with words as well; it stands around the frame and not in it.
  const shapes = named.filter(({ region }) => !isWithin(frame.box, region.box, 2));
  const lettersOf = (cell: Rect): readonly Component[] => {
    const isLetter = (piece: Component): boolean =>
      piece.box.height <= 64 && (piece.box.width <= 64 || areTouching(piece, letterHeight));
    const inside = ink.filter((piece) => isWithin(piece.box, cell) && isLetter(piece));
    return inside.filter((letter) => !shapes.some(({ region }) => isWithin(letter.box, region.box)));
  };
  const toShape = (
    box: Rect,
    role: NonNullable<ChosenShape['frame']>['role'],
    cells: readonly Rect[],
    name?: Rect,
  ) => ({
    candidate: asCandidate(box, frame.thickness, regions),
    letters: name === undefined ? withoutIcon(titleIn(lettersOf(box), box), letterHeight) : lettersOf(name),
    isContainer: true,
    frame: { role, cells, ...(name === undefined ? {} : { name }) },
  });
  const isStrip = (cell: Rect): boolean => {
    const letters = lettersOf(cell);
    const high = Math.max(8, ...letters.map(({ box }) => Math.min(box.width, box.height)));
    return !holds(cell) && Math.min(cell.width, cell.height) <= stripOfName * high + 12;
  };
  const strips = frame.cells.filter(isStrip);
  const bodies = frame.cells.filter((cell) => !strips.includes(cell));
  const isPool = bodies.length > 1;
  const [only] = strips;
  if (!isPool) return [toShape(frame.box, 'container', frame.cells, strips.length === 1 ? only : undefined)];
  const lanes = bodies.map((body) => {
    const name = strips.find((strip) => isHeadOf(strip, body));
    return {
      name,
      box: name === undefined ? body : unionBox([name, body]),
      cells: name === undefined ? [] : [name, body],
    };
  });
  const title = strips.find((strip) => !lanes.some(({ name }) => name === strip));
  return [
    ...(title === undefined ? [] : [toShape(frame.box, 'pool' as const, [], title)]),
    ...lanes.map(({ box, cells, name }) => toShape(box, 'lane' as const, cells, name)),
  ];
};

/** A box with a dashed outline encloses no area of its own. */
const toLeaf = ({ box, thickness }: Frame, { named, ink, regions, letterHeight }: Setting): readonly ChosenShape[] => {
  const candidate = asCandidate(box, thickness, regions);
  const letters = withoutIcon(lettersIn(candidate, ink), letterHeight);
  const isTaken = named.some(({ region }) => isWithin(region.box, box, 4) || isWithin(box, region.box, 4));
  return isTaken || !hasWords(letters) ? [] : [{ candidate, letters, isContainer: false }];
};

/** Beside it and as high, or above it and as wide. */
const isHeadOf = (strip: Rect, body: Rect): boolean => {
  const reach = 8;
  const isBeside =
    Math.abs(strip.y - body.y) <= reach &&
    Math.abs(strip.height - body.height) <= reach &&
    Math.abs(strip.x + strip.width - body.x) <= reach;
  const isAbove =
    Math.abs(strip.x - body.x) <= reach &&
    Math.abs(strip.width - body.width) <= reach &&
    Math.abs(strip.y + strip.height - body.y) <= reach;
  return isBeside || isAbove;
};

/** A frame as an area like others: all that it encloses. */
const asCandidate = (box: Rect, thickness: number, { labels, regions, width }: Regions): Candidate => {
  const area = areaOf(box);
  const label = labels[(box.y + 4) * width + box.x + Math.min(20, box.width >> 1)] ?? 0;
  return {
    region: { label: -1, box, area, colour: regions.get(label)?.colour ?? [255, 255, 255], isOpen: false },
    filled: { box, cells: new Uint8Array(area).fill(1), area },
    figure: 'rectangle',
    fit: 1,
    margin: 1,
    outline: Math.ceil(thickness),
    beyond: new Map(),
  };
};
