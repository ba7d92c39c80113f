import { freeTexts } from './free-texts.ts';
import { holdChildren } from './hold-children.ts';
import { leadAround } from './lead-around.ts';
import { moveApart } from './move-apart.ts';
import { placeAnew } from './place-anew.ts';
import { recolourTexts } from './recolour-texts.ts';
import type { Repair } from './repair.ts';
import { widenShapes } from './widen-shapes.ts';

export type { Repair } from './repair.ts';

/** In the order in which they are tried: where shapes stand decides where lines run, and lines where their texts stand. */
export const repairs = [
  placeAnew,
  widenShapes,
  holdChildren,
  moveApart,
  leadAround,
  freeTexts,
  recolourTexts,
] as const satisfies readonly Repair[];
