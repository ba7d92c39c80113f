import { overlaps, type Rect } from '@diagloom/diagram/model';
import type { Rule } from '../lines/find-rules.ts';
import { areaOf, growBox, isWithin } from '../pixels/raster.ts';
import type { ChosenShape } from './choose-shapes.ts';

/** Bars are so many times as thick as lines are, and as long as they are thick. */
const thickerThanLines = 2.4;
const longerThanThick = 5;
const longest = 60;

/** px */
const thinnest = 5;

/** Thick lines that stand alone, such as those at which a flow forks and joins. In: straight lines, and the shapes, of whose outlines some are thick as well. */
export const findBars = (
  rules: readonly Rule[],
  shapes: readonly ChosenShape[],
  isInk: (x: number, y: number) => boolean,
): readonly ChosenShape[] => {
  const lines = rules.filter(({ isDashed, thickness }) => !isDashed && thickness <= thinnest);
  const usual = lines.map(({ thickness }) => thickness).toSorted((a, b) => a - b)[lines.length >> 1] ?? 2;
  const boxes = shapes.map(({ isContainer, candidate: { region, outline } }) => ({
    isContainer,
    outer: growBox(region.box, outline + 3),
    inner: growBox(region.box, -outline - 3),
  }));
  return rules.flatMap((rule): readonly ChosenShape[] => {
    const { thickness, from, to, isDashed } = rule;
    const long = to - from + 1;
    if (isDashed || thickness < Math.max(thinnest, thickerThanLines * usual)) return [];
    if (long < longerThanThick * thickness || long > longest * thickness) return [];
    const box = boxOf(rule);
    const isOfShape = boxes.some(
      ({ outer, inner, isContainer }) => isWithin(box, outer) && !(isContainer && isWithin(box, inner)),
    );
    // Branches that leave a shape side by side look like one thick line.
    const touches = boxes.some(({ outer, isContainer }) => !isContainer && overlaps(box, outer));
    return isOfShape || touches || !standsAlone(box, isInk) || isStem(box, isInk) ? [] : [toBar(box)];
  });
};

/** So much of what is beside a bar is no ink: lines end there, and where lines lie on each other they part. */
const leastFree = 0.8;

const standsAlone = ({ x, y, width, height }: Rect, isInk: (x: number, y: number) => boolean): boolean => {
  const [right, bottom] = [x + width - 1, y + height - 1];
  const away = 3;
  const along = (length: number, isFree: (step: number) => boolean): number =>
    Array.from({ length }, (_, step) => isFree(step)).filter(Boolean).length / length;
  return (
    along(width, (step) => !isInk(x + step, y - away)) >= leastFree &&
    along(width, (step) => !isInk(x + step, bottom + away)) >= leastFree &&
    along(height, (step) => !isInk(x - away, y + step)) >= leastFree &&
    along(height, (step) => !isInk(right + away, y + step)) >= leastFree
  );
};

/** By its height: how far beside the stem of a letter the rest of its word is looked for, and how much of it that fills at least. */
const besideStem = 0.45;
const leastOfWord = 0.5;

/** An upright stroke of a large headline, such as an `l`: other letters stand beside it, where a bar has the thin lines that meet it. */
const isStem = ({ x, y, width, height }: Rect, isInk: (x: number, y: number) => boolean): boolean => {
  if (width > height) return false;
  const reach = Math.round(besideStem * height);
  const isWritten = (from: number): boolean => {
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from({ length: reach }, (_, step) => isInk(from + step, y + row)).some(Boolean),
    );
    return rows.filter(Boolean).length >= leastOfWord * height;
  };
  return isWritten(x + width + 2) || isWritten(x - 2 - reach);
};

const boxOf = ({ axis, at, from, to, thickness }: Rule): Rect => {
  const start = Math.round(at - (thickness - 1) / 2);
  return axis === 'level'
    ? { x: from, y: start, width: to - from + 1, height: thickness }
    : { x: start, y: from, width: thickness, height: to - from + 1 };
};

const toBar = (box: Rect): ChosenShape => {
  const area = areaOf(box);
  return {
    candidate: {
      region: { label: -1, box, area, colour: [0, 0, 0], isOpen: false },
      filled: { box, cells: new Uint8Array(area).fill(1), area },
      figure: 'rectangle',
      fit: 1,
      margin: 1,
      outline: 1,
      beyond: new Map(),
    },
    letters: [],
    isContainer: false,
  };
};
