import type { Rect } from '@diagloom/diagram/model';
import { findComponents } from '../pixels/components.ts';
import type { ChosenShape } from './choose-shapes.ts';
import { type DotInk, differ, toDot } from './find-dots.ts';

/** By the height of letters: how wide the paper within a ring is. */
const sizes = { least: 0.8, most: 3.5 } as const;

/** How much of its box the paper between a ring and its disc fills. */
const filled = { least: 0.28, most: 0.74 } as const;

/** In so many directions is it looked at where the disc ends and the ring begins. */
const directions = 16;

/** By how much both differ at most, by the radius of the ring. */
const uneven = { disc: 0.25, ring: 0.14 } as const;

/** By the radius of its inside: thicker lines are no ring. */
const thickest = 0.6;

/** Colours that differ less from the paper are the paper, of 255. */
const paperLike = 60;

/** Rings around a disc, with paper between them: there machines end. In: the ink of a picture. Out: each as a dot with its ring. */
export const findRings = (ink: DotInk): readonly ChosenShape[] => {
  const { width, letterHeight, colourAt, paper } = ink;
  const isPaper = (at: number): boolean => !differ(colourAt(at), paper, paperLike);
  const { components } = findComponents(ink, isPaper, { diagonal: false });
  return components.flatMap(({ box, area }): readonly ChosenShape[] => {
    const [least, most] = [sizes.least * letterHeight, sizes.most * letterHeight];
    const share = area / (box.width * box.height);
    const isOfSize = box.width >= least && box.width <= most && Math.abs(box.width - box.height) <= 2;
    if (!isOfSize || share < filled.least || share > filled.most) return [];
    const whole = ringAround(box, width, isPaper);
    const middle = Math.round(box.y + box.height / 2) * width + Math.round(box.x + box.width / 2);
    return whole === undefined ? [] : [toDot(whole, colourAt(middle))];
  });
};

/** The box of a ring by that of its inside; undefined where no disc stands in its middle, or what is around it is no ring. */
const ringAround = (inside: Rect, width: number, isPaper: (at: number) => boolean): Rect | undefined => {
  const [x, y] = [inside.x + (inside.width - 1) / 2, inside.y + (inside.height - 1) / 2];
  const radius = (inside.width + inside.height) / 4;
  const [discs, gaps, rings] = [[], [], []] as [number[], number[], number[]];
  for (let index = 0; index < directions; index += 1) {
    const angle = (2 * Math.PI * index) / directions;
    const isPaperAt = (step: number): boolean =>
      isPaper(Math.round(y + step * Math.sin(angle)) * width + Math.round(x + step * Math.cos(angle)));
    const goOn = (from: number, isOn: (step: number) => boolean): number => {
      let step = from;
      while (step <= (1 + thickest) * radius && isOn(step)) step += 0.5;
      return step;
    };
    const disc = goOn(0, (step) => !isPaperAt(step));
    const gap = goOn(disc, isPaperAt);
    discs.push(disc);
    gaps.push(gap);
    rings.push(goOn(gap, (step) => !isPaperAt(step)));
  }
  const isEven = (reaches: readonly number[], share: number): boolean =>
    Math.max(...reaches) - Math.min(...reaches) <= 2 * share * radius + 1;
  if (Math.min(...discs) < 1 || !isEven(discs, uneven.disc) || !isEven(gaps, uneven.ring)) return undefined;
  const reach = rings.toSorted((a, b) => a - b)[directions >> 2] ?? radius;
  if (reach > (1 + thickest) * radius) return undefined;
  const side = Math.round(2 * reach);
  return { x: Math.round(x - reach), y: Math.round(y - reach), width: side, height: side };
};
