import type { KnownPage } from './known-page.ts';

/** A page with the fill and the lines that LibreOffice gives figures unless told otherwise; frames stay as they are. */
export const inOfficeLook = (page: KnownPage): KnownPage => ({
  ...page,
  shapes: page.shapes.map((shape) =>
    shape.figure === 'frame' ? shape : { ...shape, fill: '#729fcf', stroke: '#3465a4' },
  ),
});
