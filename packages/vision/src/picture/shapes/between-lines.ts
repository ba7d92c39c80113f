import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { unionBox } from '../pixels/raster.ts';
import type { Region, Regions } from '../pixels/regions.ts';
import { middleHeight } from '../words/crop-words.ts';
import type { Candidate } from './candidate.ts';
import { hasWords, type Lettered } from './lettered.ts';

/** What lies behind the words of a connector where the paper beside it has another colour: without an outline, and hardly larger. */
export const isPatch = ({ candidate, letters }: Lettered, regions: Regions['regions']): boolean => {
  const { region, outline, beyond } = candidate;
  if (outline > 1 || letters.length === 0) return false;
  const words = unionBox(letters.map(({ box }) => box));
  const isTight =
    region.box.height <= words.height + 1.5 * middleHeight(letters) &&
    region.box.width <= words.width + 2.5 * middleHeight(letters);
  const paper = [...regions.values()].filter(({ isOpen }) => isOpen);
  return isTight && paper.some((one) => !beyond.has(one.label) && areAlike(one.colour, region.colour));
};

/** Colours that differ by less are the same, of 255. */
const sameColour = 4;

/** What connectors cut off beside a frame or a shape goes on in the same colour beyond them, and ends where that is. */
export const isBetweenLines = ({ candidate, letters }: Lettered, { regions, labels, width }: Regions): boolean => {
  if (hasWords(letters) && (isCentred(letters, candidate.region.box) || isBesideAlike(candidate, regions)))
    return false;
  const { colour } = candidate.region;
  let [same, other] = [0, 0];
  for (const [label, share] of candidate.beyond) {
    const beyond = regions.get(label)?.colour;
    if (beyond === undefined) continue;
    if (areAlike(beyond, colour)) same += share;
    else other += share;
  }
  return same >= 0.1 && (other >= 0.05 || leadsOn(candidate, labels, width));
};

/** Words of shapes stand in their middle; those of a connector beside it. */
const isCentred = (letters: readonly Component[], { x, y, width, height }: Rect): boolean => {
  const words = unionBox(letters.map(({ box }) => box));
  const [aside, below] = [words.x + words.width / 2 - x - width / 2, words.y + words.height / 2 - y - height / 2];
  return Math.abs(aside) <= 0.12 * width || Math.abs(below) <= 0.12 * height;
};

/** Compartments and cells are as wide or as high as those beside them. */
const isBesideAlike = ({ region: { box }, beyond, outline }: Candidate, regions: Regions['regions']): boolean =>
  [...beyond.keys()].some((label) => {
    const other = regions.get(label)?.box;
    if (other === undefined) return false;
    const reach = outline + 6;
    return (
      (Math.abs(other.x - box.x) <= reach && Math.abs(other.width - box.width) <= 2 * reach) ||
      (Math.abs(other.y - box.y) <= reach && Math.abs(other.height - box.height) <= 2 * reach)
    );
  });

/** Whether a line along an edge goes on beyond a corner, as connectors do. */
const leadsOn = ({ region: { box }, outline }: Candidate, labels: Int32Array, width: number): boolean => {
  const half = (outline + 1) >> 1;
  const [left, right, top, bottom] = [box.x, box.x + box.width - 1, box.y, box.y + box.height - 1];
  const isInk = (x: number, y: number): boolean => labels[y * width + x] === 0;
  const away = [4, 6, 8].map((by) => by + outline);
  return (
    [left - half, right + half].some(
      (x) => away.every((by) => isInk(x, top - by)) || away.every((by) => isInk(x, bottom + by)),
    ) ||
    [top - half, bottom + half].some(
      (y) => away.every((by) => isInk(left - by, y)) || away.every((by) => isInk(right + by, y)),
    )
  );
};

export const areAlike = (one: Region['colour'], other: Region['colour']): boolean =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < sameColour);

/** Where lines lie on each other before they part at a shape, they are as thick as one. */
export const isJoint = (
  { candidate, letters }: Lettered,
  labels: ReadonlySet<number>,
  letterHeight: number,
): boolean => {
  const { box } = candidate.region;
  const isSmall =
    Math.min(box.width, box.height) <= 2 * letterHeight && Math.max(box.width, box.height) <= 4.5 * letterHeight;
  return (
    isSmall &&
    letters.length === 0 &&
    candidate.outline <= 2 &&
    [...candidate.beyond.keys()].some((label) => labels.has(label))
  );
};
