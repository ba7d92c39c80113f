import type { Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { unionBox } from '../pixels/raster.ts';

/** Letters that stand together, in one or more lines. */
export interface Words {
  readonly letters: readonly Component[];
  readonly box: Rect;
}

export interface SortedInk {
  readonly words: readonly Words[];
  readonly lines: readonly Component[];
}

/** Beside thick lines, letters that touch have so much more ink than a line of their length with its head. */
const fullerThanLine = 1.5;

/**
 * Tells letters from parts of lines. In: pieces of ink outside of shapes, the usual height of a letter and the thickness of lines, px, and
 * which pieces touch a shape. Letters are as high as letters and stand beside others; dashes are flat and stand in a row with dashes.
 */
export const sortInk = (
  ink: readonly Component[],
  {
    letterHeight,
    stroke,
    touches,
  }: { readonly letterHeight: number; readonly stroke: number; readonly touches: (component: Component) => boolean },
): SortedInk => {
  const isSmall = ({ box }: Component): boolean =>
    box.height <= 2.4 * letterHeight && box.width <= 3.5 * letterHeight && Math.max(box.width, box.height) >= 2;
  const isFuller = ({ box, area }: Component): boolean =>
    stroke < 0.35 * letterHeight || area >= fullerThanLine * stroke * box.width;
  const isLettered = (component: Component): boolean =>
    isSmall(component) || (areTouching(component, letterHeight) && isFuller(component));
  const small = ink.filter((component) => isLettered(component) && !touches(component));
  const groups = groupLetters(small, letterHeight);
  const words = groups.filter((group) => isWord(group, letterHeight, stroke));
  const lettered = new Set(words.flat());
  return {
    words: words.map((letters) => ({ letters, box: unionBox(letters.map(({ box }) => box)) })),
    lines: ink.filter((component) => !lettered.has(component)),
  };
};

/** Letters that touch each other, as bold and slanted ones do: as high as letters, and fuller than a line with its head. */
export const areTouching = ({ box, area }: Component, letterHeight: number): boolean =>
  box.height >= 0.6 * letterHeight &&
  box.height <= 1.9 * letterHeight &&
  box.width <= 16 * letterHeight &&
  area >= 0.34 * box.width * box.height;

/** Words that are known to be words, together as they stand. */
export const groupWords = (words: readonly Component[], letterHeight: number): readonly Words[] =>
  groupLetters(words, letterHeight).map((letters) => ({ letters, box: unionBox(letters.map(({ box }) => box)) }));

/** Letters of one line stand closer than a letter is high; lines closer than two. */
const groupLetters = (letters: readonly Component[], letterHeight: number): readonly (readonly Component[])[] => {
  const groups = letters.map((letter) => [letter]);
  const owner = new Map(letters.map((letter, index) => [letter, groups[index] ?? []]));
  const sorted = letters.toSorted((a, b) => a.box.x - b.box.x);
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.box.x - (one.box.x + one.box.width) > 1.1 * letterHeight) break;
      const [a, b] = [owner.get(one), owner.get(other)];
      if (a === undefined || b === undefined || a === b || !areNeighbours(one.box, other.box, letterHeight)) continue;
      a.push(...b);
      for (const letter of b) owner.set(letter, a);
    }
  }
  return [...new Set(owner.values())];
};

const areNeighbours = (a: Rect, b: Rect, letterHeight: number): boolean => {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  if (down < 0.25 * letterHeight) return across < 1.1 * letterHeight;
  return across < 0 && down < 0.75 * letterHeight;
};

/** Dashes are mostly three times as long as they are thick; dots are not. */
const shortestDash = 2;

const isWord = (group: readonly Component[], letterHeight: number, stroke: number): boolean => {
  const tall = group.filter(({ box }) => box.height >= 0.55 * letterHeight);
  if (tall.length === 0) return false;
  const isStraight = ({ box, area }: Component): boolean => {
    const [thick, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    if (long <= shortestDash * stroke) return false;
    return thick <= stroke + 1 || area <= 1.1 * stroke * Math.hypot(box.width, box.height);
  };
  // One stroke alone, strokes that are all as long and straight, or that follow each other: dashes.
  if (group.every(isStraight)) return group.length > 1 && !areAlike(group) && !areInLine(group, stroke);
  return true;
};

const areInLine = (group: readonly Component[], stroke: number): boolean => {
  const { width, height } = unionBox(group.map(({ box }) => box));
  return Math.min(width, height) <= stroke + 2;
};

const areAlike = (group: readonly Component[]): boolean => {
  const [first] = group;
  return group.every(
    ({ box }) =>
      Math.abs(box.width - (first?.box.width ?? 0)) <= 2 && Math.abs(box.height - (first?.box.height ?? 0)) <= 2,
  );
};
