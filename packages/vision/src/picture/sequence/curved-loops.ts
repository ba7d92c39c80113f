import { overlaps, type Rect } from '@diagloom/diagram/model';
import { type Component, findComponents } from '../pixels/components.ts';
import type { Lifeline } from './find-lifelines.ts';
import type { Message } from './find-messages.ts';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly isInk: (at: number) => boolean;
  /** px of the picture for each px of a diagram, roughly. */
  readonly unit: number;
  /** Those of straight lines. */
  readonly messages: readonly Message[];
  /** Heads, notes and tags. */
  readonly shapes: readonly Rect[];
}

/** px of a diagram */
const sizes = { narrowest: 14, widest: 90, lowest: 10, highest: 44 } as const;

/** How far beside its lifeline one begins, px of a diagram: a bar of activity may lie between. */
const beside = 10;

/** A curve encloses far more than it is thick. */
const mostInk = 0.45;

/**
 * Messages to oneself that are drawn as a curve, which has no straight lines to be told by. In: ink, and what is known already. Out: its pieces
 * beside lifelines that leave one to the right and come back to it.
 */
export const curvedLoops = (lifelines: readonly Lifeline[], drawn: Drawn): readonly Message[] => {
  const { width, isInk, unit } = drawn;
  const isOfLine = (at: number): boolean => lifelines.some(({ x }) => Math.abs((at % width) - x) <= 2 * unit + 2);
  return findComponents(drawn, (at) => isInk(at) && !isOfLine(at), { diagonal: true }).components.flatMap(
    (piece): readonly Message[] => {
      const { x: left, y: top, width: wide, height: high } = piece.box;
      const [right, bottom] = [left + wide, top + high];
      const side = lifelines.findIndex(
        ({ x, top: from, bottom: to }) => Math.abs(left - x) <= beside * unit && top > from && bottom < to,
      );
      const x = lifelines[side]?.x;
      if (x === undefined || !isLoop(piece, unit) || isTold(piece.box, drawn)) return [];
      const route = [
        { x, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x, y: bottom },
      ];
      return [{ from: side, to: side, head: 'end', isDashed: false, isUnsure: false, route, y: top }];
    },
  );
};

const isLoop = ({ box: { width, height }, area }: Component, unit: number): boolean =>
  width >= sizes.narrowest * unit &&
  width <= sizes.widest * unit &&
  height >= sizes.lowest * unit &&
  height <= sizes.highest * unit &&
  area <= mostInk * width * height;

/** A part of a message of straight lines, or of the outline of a shape. */
const isTold = (box: Rect, { messages, shapes }: Drawn): boolean =>
  messages.some(({ y }) => y >= box.y - 2 && y <= box.y + box.height + 2) ||
  shapes.some((shape) => overlaps(shape, box));
