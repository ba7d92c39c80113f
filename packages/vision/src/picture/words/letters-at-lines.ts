import { centreOf, type Point, type Rect } from '@diagloom/diagram/model';
import { distanceToPath } from '../../board/geometry.ts';
import { type Component, type Components, findComponents } from '../pixels/components.ts';
import { clipBox, growBox, unionBox } from '../pixels/raster.ts';
import { middleHeight } from './crop-words.ts';
import { areTouching, groupWords, type Words } from './find-words.ts';

interface Lines {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
  /** Whether ink was taken for lines. */
  readonly isLine: (at: number) => boolean;
  /** On which ways lines were followed. */
  readonly routes: readonly (readonly Point[])[];
  readonly letterHeight: number;
}

/**
 * Letters that touch a line were taken for a part of it. In: words, all ink, and the lines. Out: the words with what stands beside them, as high as
 * they are, and lies on no way that a line takes, and words that all hang together with a line; and the ink with those letters as pieces of their own.
 */
export const takeLettersOffLines = (words: readonly Words[], ink: Components, lines: Lines) => {
  const labels = ink.labels.slice();
  const components = [...ink.components];
  const cut = (letters: readonly Letter[]): readonly Component[] =>
    letters.map(({ places, box }): Component => {
      const letter = { label: components.length + 1, box, area: places.length };
      components.push(letter);
      for (const at of places) labels[at] = letter.label;
      return letter;
    });
  const whole = words.map((word): Words => {
    const letters = cut(lettersBeside(word, lines));
    const all = [...word.letters, ...letters];
    return letters.length === 0 ? word : { letters: all, box: unionBox(all.map(({ box }) => box)) };
  });
  const isLeft = (at: number): boolean => lines.isLine(at) && labels[at] === ink.labels[at];
  const hanging = groupWords(cut(lettersHanging({ ...lines, isLine: isLeft })), lines.letterHeight);
  return { words: [...whole, ...hanging], ink: { labels, components } };
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
  const isLetter = (piece: Component): boolean => {
    const { box } = piece;
    const centre = { x: part.x + box.x + box.width / 2, y: part.y + box.y + box.height / 2 };
    return (
      box.x > 0 &&
      box.y > 0 &&
      box.x + box.width < part.width &&
      box.y + box.height < part.height &&
      box.height >= letterSizes.lowest * height &&
      box.height <= letterSizes.highest * height &&
      (box.width <= letterSizes.widest * height || areTouching(piece, height)) &&
      word.letters.some((letter) => centre.y > letter.box.y && centre.y < letter.box.y + letter.box.height) &&
      isFarFromHeads(centre, routes)
    );
  };
  return pieces.components.filter(isLetter).map(({ label, box }) => ({
    box: { ...box, x: box.x + part.x, y: box.y + part.y },
    places: Array.from(pieces.labels.keys()).flatMap((at) => (pieces.labels[at] === label ? [placeOf(at)] : [])),
  }));
};

const isFarFromHeads = (place: Point, routes: Lines['routes']): boolean =>
  routes.every((route) =>
    [route[0], route.at(-1)].every((end) => Math.hypot(place.x - (end?.x ?? 0), place.y - (end?.y ?? 0)) > headReach),
  );

/** Pieces that hang on a line beside the way that it takes: as high as letters, and fuller than lines are. */
const lettersHanging = ({ width, height, stroke, isLine, routes, letterHeight }: Lines): readonly Letter[] => {
  const edge = stroke / 2 + softEdge;
  const onWay = paintWays(routes, { width, height }, edge);
  const beside = paintWays(routes, { width, height }, edge + 1.5);
  const { labels, components } = findComponents({ width, height }, (at) => isLine(at) && onWay[at] === 0, {
    diagonal: true,
  });
  const pieces = components.filter(
    (piece) =>
      areTouching(piece, letterHeight) && piece.box.width > stroke + 1 && isFarFromHeads(centreOf(piece.box), routes),
  );
  const places = new Map(pieces.map(({ label }) => [label, [] as number[]]));
  const hangs = new Set<number>();
  for (const [at, label] of labels.entries()) {
    if (label === 0) continue;
    places.get(label)?.push(at);
    if (beside[at] !== 0) hangs.add(label);
  }
  return pieces
    .filter(({ label }) => hangs.has(label))
    .map(({ label, box }) => ({ box, places: places.get(label) ?? [] }));
};

/** What is no farther from a way than so many px. */
const paintWays = (
  routes: Lines['routes'],
  { width, height }: { readonly width: number; readonly height: number },
  reach: number,
): Uint8Array => {
  const mask = new Uint8Array(width * height);
  const around = Math.ceil(reach);
  const dot = (x: number, y: number): void => {
    for (let dy = -around; dy <= around; dy += 1)
      for (let dx = -around; dx <= around; dx += 1) {
        const [toX, toY] = [Math.round(x) + dx, Math.round(y) + dy];
        const isIn = toX >= 0 && toY >= 0 && toX < width && toY < height;
        if (isIn && Math.hypot(toX - x, toY - y) <= reach) mask[toY * width + toX] = 1;
      }
  };
  for (const route of routes)
    for (const [index, to] of route.entries()) {
      const from = route[index - 1] ?? to;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
      for (let step = 0; step <= steps; step += 1)
        dot(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
    }
  return mask;
};

/** Whether a way comes into a box. */
const passes = (route: readonly Point[], { x, y, width, height }: Rect): boolean => {
  const xs = route.map((point) => point.x);
  const ys = route.map((point) => point.y);
  return Math.min(...xs) < x + width && Math.max(...xs) > x && Math.min(...ys) < y + height && Math.max(...ys) > y;
};
