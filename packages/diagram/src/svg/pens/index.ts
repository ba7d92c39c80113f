import { isStyleOn, type Style } from '../../model/index.ts';
import { comicPen } from './comic-pen.ts';
import { cleanPen, type Pen } from './pen.ts';
import { roughPen } from './rough-pen.ts';

export type { Pen } from './pen.ts';

/** The pen of a style. A cell is drawn alike every time, and unlike its neighbours: the hand trembles by its id. */
export const penOf = (style: Style, { id, paper }: { readonly id: string; readonly paper: string }): Pen => {
  const isSketch = isStyleOn(style, 'sketch');
  if (isStyleOn(style, 'comic') || (isSketch && style.sketchStyle === 'comic')) return comicPen(style, seedOf(id));
  return isSketch ? roughPen(style, { seed: seedOf(id), paper }) : cleanPen;
};

/** draw.io's seed (`RoughCanvas`): with the same library, the same lines as there. */
const seedOf = (id: string): number => {
  let seed = 1;
  for (const character of id) seed = ((seed << 5) - seed + (character.codePointAt(0) ?? 0)) | 0;
  return seed;
};
