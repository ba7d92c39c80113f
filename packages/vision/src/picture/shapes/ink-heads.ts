import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { areaOf, growBox, isWithin } from '../pixels/raster.ts';
import { paperOf, type Region, type Regions } from '../pixels/regions.ts';
import { areAlike } from './between-lines.ts';
import { largestHead } from './choose-shapes.ts';
import { contactsOf } from './line-contacts.ts';

/** Of its box. */
const fullestHead = 0.9;

/** Lower pieces of ink are the soft edge of a head, px. */
const lowestLetter = 4;

/** A filled one may be larger than a hollow one: paper of that size lies within loops as well, px. */
const largestFilled = 40;

/** Heads of arrows are triangles, diamonds and discs; rectangles lie between lines side by side. */
const isHeadLike = ({ isOpen, box, area, colour }: Region, paper: Region | undefined): boolean => {
  const largest = paper === undefined || areAlike(colour, paper.colour) ? largestHead : largestFilled;
  return !isOpen && Math.max(box.width, box.height) <= largest && area < fullestHead * areaOf(box);
};

/** Lines lead on below the heads of arrows that end at them. */
export const inkWithHeads = (all: Regions): ((at: number) => boolean) => {
  const { labels, regions } = all;
  const paper = paperOf(all);
  const isInk = new Uint8Array(Math.max(0, ...regions.keys()) + 1);
  isInk[0] = 1;
  for (const region of regions.values()) if (isHeadLike(region, paper)) isInk[region.label] = 1;
  return (at) => isInk[labels[at] ?? 0] === 1;
};

/** Heads touch a shape with their tip; what lies at it with so much of its edge is paper between lines that lead there. */
const leastAtShape = 0.15;

/** Small even areas that are no shapes are heads of arrows, filled or hollow, and holes of letters: ink as the lines are that they belong to. */
export const inkHeads = (all: Regions, shapes: ReadonlySet<number>, ink: readonly Component[]): void => {
  const { labels, regions, width } = all;
  const paper = paperOf(all);
  const isTrapped = ({ label, box, colour }: Region): boolean => {
    if (paper === undefined || !areAlike(colour, paper.colour)) return false;
    const places: number[] = [];
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        if (labels[y * width + x] === label) places.push(y * width + x);
    const { ends } = contactsOf(all, places, { isOwn: (at) => labels[at] === label, paper: paper.label });
    return ends.some(({ area, share }) => shapes.has(area) && share >= leastAtShape);
  };
  const isHead = (region: Region): boolean =>
    !shapes.has(region.label) && isHeadLike(region, paper) && !isTrapped(region);
  // What holds letters is paper behind words.
  const letters = ink.filter(({ box }) => box.height >= lowestLetter);
  // The soft edge of a slanted side stands between its head and what is around that.
  const isAround = ({ label, box }: Region, letter: Rect): boolean => {
    const row = (letter.y + (letter.height >> 1)) * width;
    const isBeside = (from: number, step: -1 | 1): boolean => {
      let x = from;
      while (x > box.x && x < box.x + box.width - 1 && labels[row + x] === 0) x += step;
      return labels[row + x] === label;
    };
    return isWithin(letter, growBox(box, -1)) && isBeside(letter.x - 1, -1) && isBeside(letter.x + letter.width, 1);
  };
  const heads = new Set(
    [...regions.values()]
      .filter((region) => isHead(region) && !letters.some((letter) => isAround(region, letter.box)))
      .map(({ label }) => label),
  );
  if (heads.size === 0) return;
  const isInked = Uint8Array.from({ length: Math.max(...heads) + 1 }, (_, label) => (heads.has(label) ? 1 : 0));
  for (let at = 0; at < labels.length; at += 1) if (isInked[labels[at] ?? 0] === 1) labels[at] = 0;
};
