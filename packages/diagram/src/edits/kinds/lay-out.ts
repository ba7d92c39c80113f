import type { EditHandler } from '../edit-kind.ts';

/** Asks for a new layout of a page of our own; a foreign page keeps its places. */
export const layOut: EditHandler<'layOut'> = (_edit, canvas) =>
  canvas.isOwn
    ? { canvas, needsLayout: true, placesAnew: true }
    : { reason: 'This page was drawn elsewhere and keeps its layout. Tidy it under Readability, or redraw it.' };
