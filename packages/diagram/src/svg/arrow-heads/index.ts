import type { ArrowHead, ArrowHeadMaker, ArrowHeadRequest } from './arrow-head.ts';
import { block, classic, diamond, doubleBlock, halfBlock, halfOpen, open } from './pointed.ts';
import { box, circle, circlePlus, halfCircle, oval } from './round.ts';
import { baseDash, cross, dash, exactlyOne, many, one, oneOrMany, zeroOrMany, zeroOrOne } from './strokes.ts';

/** The values of draw.io's style keys `startArrow` and `endArrow`. */
export const arrowHeads: ReadonlyMap<string, ArrowHeadMaker> = new Map([
  ['classic', classic(2)],
  ['classicThin', classic(3)],
  ['block', block(2)],
  ['blockThin', block(3)],
  ['open', open(2)],
  ['openThin', open(3)],
  ['diamond', diamond(2, Math.SQRT1_2)],
  ['diamondThin', diamond(3.4, 0.9862)],
  ['async', halfBlock],
  ['openAsync', halfOpen],
  ['doubleBlock', doubleBlock],
  ['oval', oval],
  ['circle', circle],
  ['circlePlus', circlePlus],
  ['halfCircle', halfCircle],
  ['box', box],
  ['dash', dash],
  ['baseDash', baseDash],
  ['cross', cross],
  ['ERone', one],
  ['ERmandOne', exactlyOne],
  ['ERmany', many],
  ['ERoneToMany', oneOrMany],
  ['ERzeroToOne', zeroOrOne],
  ['ERzeroToMany', zeroOrMany],
]);

/** The head of that name; undefined for `none`. A name that we do not know gets the classic arrow. */
export const arrowHeadOf = (name: string | undefined, request: ArrowHeadRequest): ArrowHead | undefined => {
  if (name === undefined || name === '' || name === 'none') return undefined;
  return (arrowHeads.get(name) ?? classic(2))(request);
};

export type { ArrowHead } from './arrow-head.ts';
