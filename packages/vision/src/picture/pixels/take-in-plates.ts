import type { Rect } from '@diagloom/diagram/model';
import type { Raster } from './raster.ts';
import type { Region } from './regions.ts';

/** px; larger ones are shapes. */
const largest = { width: 600, height: 110 } as const;

/** Of 255; what differs more from the paper is a fill. */
const palest = 32;

/** px from the edge of an area on which an outline would be. */
const beside = [1, 2, 3] as const;

/** The share of the way around a plate that is paper: the rest is the line that it lies on. */
const leastPaper = 0.7;

/** By the height of the words: how much room they have above and below at most. */
const mostRoom = 0.62;

/** What stands out from a plate by less than this share of its letters is their soft edge, or the line behind a plate that it shines through. */
const faint = 0.45;

/**
 * Pale areas behind words of a connector, which some tools lay over the line, are paper: as high as the words, without an outline, on paper.
 * Shapes leave their words more room. In: a picture and its even areas, both of which change.
 */
export const takeInPlates = (raster: Raster, labels: Int32Array, regions: Map<number, Region>): void => {
  const { data, width } = raster;
  const [paper] = [...regions.values()].toSorted((a, b) => b.area - a.area);
  if (paper === undefined) return;
  const isPale = (colour: ArrayLike<number>, from = 0): boolean =>
    paper.colour.every((value, channel) => Math.abs(value - (colour[from + channel] ?? 0)) <= palest);
  for (const region of [...regions.values()]) {
    const { box, isOpen, colour, label } = region;
    const isSmall = box.width <= largest.width && box.height <= largest.height && box.width >= 0.8 * box.height;
    if (region === paper || isOpen || !isSmall || !isPale(colour)) continue;
    if (!fillsCorners(labels, width, box, label)) continue;
    if (!isLaidOnPaper(box, (x, y) => isPale(data, 4 * (y * width + x)))) continue;
    if (!isAsHighAsWords(labels, width, box, label)) continue;
    regions.delete(label);
    clear(region, raster, labels, paper.label);
  }
};

/** Leaves the letters alone. */
const clear = ({ box, colour }: Region, { data, width }: Raster, labels: Int32Array, paper: number): void => {
  const places = Array.from(
    { length: box.width * box.height },
    (_, at) => (box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width),
  );
  const away = places.map((at) =>
    Math.max(...colour.map((value, channel) => Math.abs(value - (data[4 * at + channel] ?? 0)))),
  );
  const most = away.reduce((high, value) => Math.max(high, value), 0);
  for (const [index, at] of places.entries()) labels[at] = (away[index] ?? 0) < faint * most ? paper : 0;
};

/** Circles and diamonds have paper in the corners of their boxes, whatever their outline is. */
const fillsCorners = (labels: Int32Array, width: number, box: Rect, own: number): boolean =>
  [box.y + 1, box.y + box.height - 2].every((y) =>
    [box.x + 1, box.x + box.width - 2].every((x) => labels[y * width + x] === own),
  );

const isLaidOnPaper = ({ x, y, width, height }: Rect, isPaper: (x: number, y: number) => boolean): boolean => {
  let [onPaper, all] = [0, 0];
  const look = (at: number, along: number, isUpright: boolean, step: number): void => {
    all += 1;
    if (beside.every((away) => (isUpright ? isPaper(at + step * away, along) : isPaper(along, at + step * away))))
      onPaper += 1;
  };
  for (let along = x; along < x + width; along += 1) {
    look(y, along, false, -1);
    look(y + height - 1, along, false, 1);
  }
  for (let along = y; along < y + height; along += 1) {
    look(x, along, true, -1);
    look(x + width - 1, along, true, 1);
  }
  return onPaper >= leastPaper * all;
};

/** Whether words, or the line behind them, fill an area but for a margin. */
const isAsHighAsWords = (labels: Int32Array, width: number, box: Rect, own: number): boolean => {
  const rows = Array.from({ length: box.height }, (_, row) => {
    let ink = 0;
    for (let x = box.x + 2; x < box.x + box.width - 2; x += 1) if (labels[(box.y + row) * width + x] !== own) ink += 1;
    return ink > 1;
  });
  const [first, last] = [rows.indexOf(true), rows.lastIndexOf(true)];
  if (first < 0) return false;
  const room = Math.max(first, rows.length - 1 - last);
  // Of several lines one counts.
  const end = rows.indexOf(false, first);
  const line = (end < 0 ? rows.length : end) - first;
  return line >= 5 && room <= mostRoom * line;
};
