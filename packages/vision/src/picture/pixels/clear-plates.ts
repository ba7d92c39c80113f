import type { Rect } from '@diagloom/diagram/model';
import { type Component, findComponents } from './components.ts';
import { clipBox, growBox, type Raster, touch, unionBox } from './raster.ts';

type Colour = readonly [number, number, number];

/** px; larger ones are shapes, and smaller pieces are edges of letters. */
const largest = { width: 600, height: 110 } as const;
const leastPiece = 40;

/** By how much even colours differ within one, of 255. */
const even = 10;

/** Of 255; what differs more from the paper is a fill, unless its words leave no room at its sides. */
const palest = 32;

/** The share of the way around a plate that is paper, or its own colour: the rest is the line that it lies on, and letters that reach its edge. */
const leastAround = 0.7;

/** Farther away than lines are thick, px, there is as much paper still: what lies around a cell is its outline. */
const beyondLines = 7;
const leastBeyond = 0.5;

/** How much of a plate has its colour at least, and that of the paper at most: else it is an outline, or letters with paper between them. */
const shares = { leastOwn: 0.35, mostPaper: 0.04 } as const;

/** By the height of the words: how much room they have at most above and below, in a plate that they do not fill from side to side too. */
const mostRoom = { below: 0.62, belowTight: 1.2, beside: 0.35 } as const;

/** What stands out from a plate by less than this share of its letters is the line behind it that it shines through. */
const faint = 0.45;

/**
 * Plates behind words of a connector, which some tools lay over the line, become paper: areas as high as the words, or as wide, without an outline.
 * Shapes leave their words more room. In: a picture. Out: the same picture where it has none.
 */
export const clearPlates = (raster: Raster): Raster => {
  const plates = groupPieces(piecesOf(raster)).flatMap((box) => plateIn(raster, box) ?? []);
  if (plates.length === 0) return raster;
  const data = raster.data.slice();
  for (const plate of plates) paintAsPaper(plate, raster, data);
  return { ...raster, data };
};

interface Piece {
  readonly box: Rect;
  readonly colour: Colour;
}

interface Plate extends Piece {
  readonly paper: Colour;
}

/** Even areas that are no larger than a plate; letters and a line may cut one into several. */
const piecesOf = ({ data, width, height }: Raster): readonly Piece[] => {
  const { labels, components } = findComponents({ width, height }, () => true, {
    joins: (at, before) =>
      Math.abs((data[4 * at] ?? 0) - (data[4 * before] ?? 0)) <= 3 &&
      Math.abs((data[4 * at + 1] ?? 0) - (data[4 * before + 1] ?? 0)) <= 3 &&
      Math.abs((data[4 * at + 2] ?? 0) - (data[4 * before + 2] ?? 0)) <= 3,
    diagonal: false,
  });
  const isPiece = ({ box, area }: Component): boolean =>
    area >= leastPiece && box.width <= largest.width && box.height <= largest.height && box.height > 3 && box.width > 3;
  return components.filter(isPiece).map(({ label, box }) => {
    const inside = labels.indexOf(label, box.y * width + box.x);
    return { box, colour: [data[4 * inside] ?? 0, data[4 * inside + 1] ?? 0, data[4 * inside + 2] ?? 0] };
  });
};

/** Pieces of one colour that a stroke of a letter parts. */
const groupPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const groups: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.box.y - b.box.y)) {
    let whole = piece;
    for (let index = groups.length - 1; index >= 0; index -= 1) {
      const other = groups[index];
      if (other === undefined || !areAlike(other.colour, whole.colour) || !touch(growBox(other.box, 4), whole.box))
        continue;
      whole = { ...whole, box: unionBox([other.box, whole.box]) };
      groups.splice(index, 1);
    }
    groups.push(whole);
  }
  return groups;
};

const areAlike = (a: Colour, b: Colour, within: number = even): boolean =>
  a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) <= within);

const plateIn = (raster: Raster, { box, colour }: Piece): Plate | undefined => {
  const { width, height } = raster;
  const isSmall = box.width <= largest.width && box.height <= largest.height && box.width >= 0.8 * box.height;
  const around = growBox(box, 3);
  const isInside = around.x >= 0 && around.y >= 0;
  if (!isSmall || !isInside || around.x + around.width > width || around.y + around.height > height) return undefined;
  const paper = mostOf(edgeOf(around).map(({ x, y }) => colourAt(raster, x, y)));
  const isOf = (wanted: Colour) => (one: Colour) => areAlike(one, wanted);
  if (paper === undefined || areAlike(paper, colour, 4)) return undefined;
  const isBetween = (one: Colour): boolean =>
    one.every((value, channel) => {
      const [a, b] = [paper[channel] ?? 0, colour[channel] ?? 0];
      return value >= Math.min(a, b) - even && value <= Math.max(a, b) + even;
    });
  const ring = (by: number, isRight: (one: Colour) => boolean, least = leastAround): boolean =>
    shareOf(edgeOf(growBox(box, by)), ({ x, y }) => isRight(colourAt(raster, x, y))) >= least;
  const corners = [box.x, box.x + box.width - 1].flatMap((x) => [box.y, box.y + box.height - 1].map((y) => ({ x, y })));
  const isFull = corners.every(({ x, y }) => areAlike(colourAt(raster, x, y), colour));
  if (!isFull || !ring(0, isOf(colour)) || !ring(1, isBetween) || !ring(2, isOf(paper)) || !ring(3, isOf(paper)))
    return undefined;
  if (!ring(beyondLines, isOf(paper), leastBeyond)) return undefined;
  const shareIn = (wanted: Colour): number =>
    shareOf(placesIn(box), ({ x, y }) => areAlike(colourAt(raster, x, y), wanted, 3));
  if (shareIn(paper) > shares.mostPaper || shareIn(colour) < shares.leastOwn) return undefined;
  return isFilledByWords(raster, { box, colour }, areAlike(paper, colour, palest)) ? { box, colour, paper } : undefined;
};

const colourAt = ({ data, width }: Raster, x: number, y: number): Colour => {
  const at = 4 * (y * width + x);
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const edgeOf = ({ x, y, width, height }: Rect): readonly { readonly x: number; readonly y: number }[] => [
  ...Array.from({ length: width }, (_, step) => [
    { x: x + step, y },
    { x: x + step, y: y + height - 1 },
  ]).flat(),
  ...Array.from({ length: height }, (_, step) => [
    { x, y: y + step },
    { x: x + width - 1, y: y + step },
  ]).flat(),
];

const placesIn = ({ x, y, width, height }: Rect) =>
  Array.from({ length: width * height }, (_, at) => ({ x: x + (at % width), y: y + Math.floor(at / width) }));

const shareOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.filter(isRight).length / items.length;

const mostOf = (colours: readonly Colour[]): Colour | undefined =>
  colours.find((one) => shareOf(colours, (other) => areAlike(one, other)) >= leastAround);

const awayFrom = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

/** Whether words fill an area but for a margin, from top to bottom or from side to side. */
const isFilledByWords = (raster: Raster, { box, colour }: Piece, isPale: boolean): boolean => {
  const most = placesIn(box).reduce((high, { x, y }) => Math.max(high, awayFrom(colour, colourAt(raster, x, y))), 0);
  if (most <= palest) return false;
  const isInk = (x: number, y: number): boolean => awayFrom(colour, colourAt(raster, x, y)) >= faint * most;
  const across = Array.from({ length: box.height }, (_, row) => {
    let ink = 0;
    for (let x = box.x + 2; x < box.x + box.width - 2; x += 1) if (isInk(x, box.y + row)) ink += 1;
    return ink > 1;
  });
  const [first, last] = [across.indexOf(true), across.lastIndexOf(true)];
  if (first < 0) return false;
  // Of several lines one counts.
  const line = heightOfLine(across.slice(first, last + 1));
  const room = Math.max(first, across.length - 1 - last);
  if (line < 5) return false;
  if (isPale && room <= mostRoom.below * line) return true;
  const down = Array.from({ length: box.width }, (_, column) => {
    for (let y = box.y + first; y <= box.y + last; y += 1) if (isInk(box.x + column, y)) return true;
    return false;
  });
  const side = Math.max(down.indexOf(true), box.width - 1 - down.lastIndexOf(true));
  return room <= mostRoom.belowTight * line && side <= Math.max(2, mostRoom.beside * line);
};

/** Dots stand above their letters with a gap that is smaller than the letters are high. */
const gapOfDot = 0.4;

/** In: for each row of pixels from the first with ink to the last one whether it has any. Out: how high the first line of words is. */
const heightOfLine = (rows: readonly boolean[]): number => {
  const runs = [
    ...rows
      .map((isOn) => (isOn ? '#' : '.'))
      .join('')
      .matchAll(/#+/g),
  ];
  const [first, second] = runs;
  if (first === undefined) return 0;
  const gap = second === undefined ? rows.length : second.index - first[0].length;
  const isDotted = second !== undefined && gap <= gapOfDot * second[0].length && first[0].length < second[0].length / 2;
  return isDotted ? second.index + second[0].length : first[0].length;
};

/** Around a plate the line that it lies on ends, by its height, so that letters at its edge do not touch it. */
const cut = 0.1;

/** Letters keep their soft edges, towards paper now. */
const paintAsPaper = ({ box, colour, paper }: Plate, raster: Raster, data: Raster['data']): void => {
  const awayAt = (x: number, y: number): number => awayFrom(colour, colourAt(raster, x, y));
  let [most, ink] = [0, colour];
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1)
      if (awayAt(x, y) > most) [most, ink] = [awayAt(x, y), colourAt(raster, x, y)];
  const isStrong = (x: number, y: number): boolean => awayAt(x, y) >= faint * most;
  const near = [-1, 0, 1] as const;
  const part = clipBox(growBox(box, Math.max(2, Math.round(cut * box.height))), raster);
  for (let y = part.y; y < part.y + part.height; y += 1) {
    for (let x = part.x; x < part.x + part.width; x += 1) {
      const isOutside = x < box.x || y < box.y || x >= box.x + box.width || y >= box.y + box.height;
      const isLetter = !isOutside && near.some((dx) => near.some((dy) => isStrong(x + dx, y + dy)));
      const share = isLetter ? Math.min(1, awayAt(x, y) / most) : 0;
      const at = 4 * (y * raster.width + x);
      for (const [channel, value] of paper.entries())
        data[at + channel] = value + share * ((ink[channel] ?? 0) - value);
    }
  }
};
