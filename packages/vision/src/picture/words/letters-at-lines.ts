import type { Point, Rect } from '@diagloom/diagram/model';
import { distanceToPath } from '../../board/geometry.ts';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { clipBox, growBox, unionBox } from '../pixels/raster.ts';
import { middleHeight } from './crop-words.ts';
import type { Words } from './find-words.ts';

interface Lines {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  /** Whether ink was taken for lines. */
  readonly isLine: (at: number) => boolean;
  /** On which ways lines were followed. */
  readonly routes: readonly (readonly Point[])[];
}

/**
 * Letters that touch a line were taken for a part of it. In: words, all ink, and the lines. Out: the words with what stands beside them, as high as
 * they are, and lies on no way that a line takes; and the ink with those letters as pieces of their own.
 */
export const takeLettersOffLines = (words: readonly Words[], ink: Components, lines: Lines) => {
  const found = words.map((word) => lettersBeside(word, lines));
  if (found.every((letters) => letters.length === 0)) return { words, ink };
  const labels = ink.labels.slice();
  const components = [...ink.components];
  const whole = words.map((word, index): Words => {
    const letters = (found[index] ?? []).map(({ places, box }): Component => {
      const letter = { label: components.length + 1, box, area: places.length };
      components.push(letter);
      for (const at of places) labels[at] = letter.label;
      return letter;
    });
    const all = [...word.letters, ...letters];
    return letters.length === 0 ? word : { letters: all, box: unionBox(all.map(({ box }) => box)) };
  });
  return { words: whole, ink: { labels, components } };
};

interface Letter {
  readonly places: readonly number[];
  readonly box: Rect;
}

/** By the height of a letter: how far away the next one stands, and how far below the line it reaches. */
const reach = { across: 1.3, down: 0.9 } as const;

/** By the height of a letter. */
const letterSizes = { lowest: 0.5, highest: 1.6, widest: 2.5 } as const;

/** px beside the edge of a line that are its soft edge. */
const softEdge = 0.7;

/** px around the end of a line in which its head is. */
const headReach = 16;

const lettersBeside = (word: Words, lines: Lines): readonly Letter[] => {
  const { width, stroke, isLine } = lines;
  const height = middleHeight(word.letters);
  const across = Math.ceil(reach.across * height);
  const down = Math.ceil(reach.down * height);
  const wide = growBox(word.box, across);
  const part = clipBox({ ...wide, y: word.box.y - down, height: word.box.height + 2 * down }, lines);
  const routes = lines.routes.filter((route) => passes(route, growBox(part, stroke + 2)));
  if (routes.length === 0) return [];
  const placeOf = (at: number): number => (part.y + Math.floor(at / part.width)) * width + part.x + (at % part.width);
  const middleOf = (at: number): Point => ({
    x: part.x + (at % part.width),
    y: part.y + Math.floor(at / part.width),
  });
  const isOff = (at: number): boolean =>
    isLine(placeOf(at)) && routes.every((route) => distanceToPath(middleOf(at), route) > stroke / 2 + softEdge);
  const pieces = findComponents(part, isOff, { diagonal: true });
  const isLetter = ({ box }: Component): boolean => {
    const centre = { x: part.x + box.x + box.width / 2, y: part.y + box.y + box.height / 2 };
    return (
      box.x > 0 &&
      box.y > 0 &&
      box.x + box.width < part.width &&
      box.y + box.height < part.height &&
      box.height >= letterSizes.lowest * height &&
      box.height <= letterSizes.highest * height &&
      box.width <= letterSizes.widest * height &&
      word.letters.some((letter) => centre.y > letter.box.y && centre.y < letter.box.y + letter.box.height) &&
      routes.every((route) =>
        [route[0], route.at(-1)].every(
          (end) => Math.hypot(centre.x - (end?.x ?? 0), centre.y - (end?.y ?? 0)) > headReach,
        ),
      )
    );
  };
  return pieces.components.filter(isLetter).map(({ label, box }) => ({
    box: { ...box, x: box.x + part.x, y: box.y + part.y },
    places: Array.from(pieces.labels.keys()).flatMap((at) => (pieces.labels[at] === label ? [placeOf(at)] : [])),
  }));
};

/** Whether a way comes into a box. */
const passes = (route: readonly Point[], { x, y, width, height }: Rect): boolean => {
  const xs = route.map((point) => point.x);
  const ys = route.map((point) => point.y);
  return Math.min(...xs) < x + width && Math.max(...xs) > x && Math.min(...ys) < y + height && Math.max(...ys) > y;
};
