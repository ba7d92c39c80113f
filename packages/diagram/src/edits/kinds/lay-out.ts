import type { EditHandler } from '../edit-kind.ts';

/** Asks for a new layout of a page of our own; a foreign page keeps its places, and what else was asked of it is done. */
export const layOut: EditHandler<'layOut'> = (_edit, canvas) =>
  canvas.isOwn
    ? { canvas, needsLayout: true, placesAnew: true }
    : {
        canvas,
        reason: 'This page wasn’t drawn in Diagloom, so its shapes keep their places. Tidy them under Readability.',
      };
