import { overlaps, type Rect } from '@diagloom/diagram/model';
import type { Component } from '../pixels/components.ts';
import { growBox, isWithin, unionBox } from '../pixels/raster.ts';
import { middleHeight } from '../words/crop-words.ts';
import { splitLines } from './split-lines.ts';

/** Bold letters that touch each other are one piece, and a wide one; lines under words and between rows are flat. */
const flattest = 0.6;

/**
 * The words of a shape without the icon beside or above them. An icon is higher than letters, or stands to the left of the words, apart from
 * them, higher than one of their lines and about as wide as high. In: pieces of ink in a shape, and how high letters are in others, px.
 */
export const withoutIcon = (letters: readonly Component[], usual: number): readonly Component[] => {
  // What the file says itself are words; other ink beside them is none.
  const written = letters.filter(({ label }) => label < 0);
  if (written.length > 0) return written;
  const own = middle(letters.map(({ box }) => box.height));
  const height = letters.some(({ box }) => box.height > 0.6 * usual && box.height < 1.7 * usual) ? usual : own;
  const isLetter = ({ box }: Component): boolean =>
    box.height <= 2 * height && (box.width <= 4.5 * height || box.height >= flattest * height);
  const icons = letters.filter((letter) => !isLetter(letter));
  const isOfIcon = (piece: Rect, icon: Rect): boolean =>
    isWithin(piece, icon, 2) ||
    (icon.height > 2 * height && overlaps(piece, growBox(icon, pieceReach * height)) && !isInWord(piece, icon));
  const isInWord = (piece: Rect, icon: Rect): boolean =>
    letters.some(
      ({ box }) =>
        box.x > piece.x &&
        box.x - piece.x - piece.width < nextReach * height &&
        box.y + box.height / 2 > piece.y &&
        box.y + box.height / 2 < piece.y + piece.height &&
        !overlaps(box, growBox(icon, pieceReach * height)),
    );
  const left = letters.filter((letter) => isLetter(letter) && !icons.some(({ box }) => isOfIcon(letter.box, box)));
  return withoutFirst(left);
};

/** How far small pieces of an icon stand from its large ones, by the height of letters: words stand farther away. */
const pieceReach = 0.4;

/** The next letter of a word stands closer, by the height of letters. */
const nextReach = 0.5;

/** By the height of letters: how far an icon stands from words, how high it is at least, and how wide or high at most. */
const beside = { apart: 0.75, least: 1.45, most: 4.5 } as const;
const above = { apart: 0.8, least: 2.2, most: 6 } as const;

/** Without small pieces that make an icon together, to the left of all others or above them. */
const withoutFirst = (letters: readonly Component[]): readonly Component[] => {
  const byColumn = letters.toSorted((a, b) => a.box.x - b.box.x);
  for (let count = byColumn.length - 2; count > 0; count -= 1) {
    const [icon, words, height] = cut(byColumn, count);
    if (words.x - icon.x - icon.width >= beside.apart * height && isIcon(icon, height, beside))
      return byColumn.slice(count);
  }
  const byRow = letters.toSorted((a, b) => a.box.y - b.box.y);
  for (let count = byRow.length - 2; count > 0; count -= 1) {
    const [icon, words, height] = cut(byRow, count);
    const apart = words.y - icon.y - icon.height;
    if (apart >= above.apart * height && isIcon(icon, height, above) && !areLines(byRow.slice(0, count), apart))
      return byRow.slice(count);
  }
  return letters;
};

/** Lines of a list are about as far from each other, by how far they are from the next one. */
const sameGap = 0.75;

const areLines = (pieces: readonly Component[], apart: number): boolean => {
  const lines = splitLines(pieces).map((line) => unionBox(line.map(({ box }) => box)));
  const gaps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y) - (lines[index]?.height ?? 0));
  return gaps.some((gap) => gap >= sameGap * apart);
};

const cut = (letters: readonly Component[], count: number): readonly [Rect, Rect, number] => {
  const [first, words] = [letters.slice(0, count), letters.slice(count)];
  return [unionBox(first.map(({ box }) => box)), unionBox(words.map(({ box }) => box)), middleHeight(words)];
};

const isIcon = (icon: Rect, height: number, { least, most }: { readonly least: number; readonly most: number }) =>
  icon.height >= least * height && icon.width <= most * height && icon.width >= 0.5 * icon.height;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 10;
