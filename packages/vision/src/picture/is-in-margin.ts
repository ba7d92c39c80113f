import type { Rect } from '@diagloom/diagram/model';
import type { FirstLook } from './first-look.ts';
import { growBox, isWithin, type Raster } from './pixels/raster.ts';
import { titleIn } from './shapes/title-in.ts';

/** The line around a sheet, and its shadow, lie this near to it, px. */
const edge = 4;

/** Larger pieces are no dots of a pattern, px. */
const largestDot = 5;

/** Larger pieces are no letters, px. */
const largestLetter = 64;

/** Paper of a screen is at least so light in each channel, of 255. */
const white = 250;

/**
 * Whether a flat box with the whole diagram in it is the sheet that a program shows it on, and what lies around it is a margin without words. A frame
 * with a title is a container of the diagram, but for white on what is darker. In: the box, px, and the picture with its areas and ink.
 */
export const isInMargin = (
  sheet: Rect,
  raster: Raster,
  { regions: { regions }, ink }: Pick<FirstLook, 'regions' | 'ink'>,
): boolean => {
  const near = growBox(sheet, edge);
  const isBare = ink.components.every(
    ({ box }) =>
      isWithin(box, near) ||
      isWithin(sheet, box) ||
      Math.max(box.width, box.height) <= largestDot ||
      isAlong(box, sheet),
  );
  if (!isBare) return false;
  if (isWhite(raster, sheet)) return true;
  const inner = growBox(sheet, -edge);
  const parts = [...regions.values()].filter(({ isOpen, box }) => !isOpen && isWithin(box, inner));
  const letters = ink.components.filter(
    ({ box }) =>
      Math.max(box.width, box.height) <= largestLetter &&
      Math.max(box.width, box.height) > largestDot &&
      isWithin(box, inner) &&
      !parts.some((part) => isWithin(box, part.box)),
  );
  return titleIn(letters, sheet).length === 0;
};

/** A piece of the line around the sheet. */
const isAlong = (box: Rect, sheet: Rect): boolean =>
  Math.min(box.width, box.height) <= edge &&
  !isWithin(box, growBox(sheet, -edge)) &&
  isWithin(box, growBox(sheet, 2 * edge));

/** Whether a box is white at its edge, and what lies beyond is darker. */
const isWhite = ({ data, width, height }: Raster, { x, y, width: wide, height: high }: Rect): boolean => {
  const lightAt = (atX: number, atY: number): number => {
    const at = 4 * (atY * width + atX);
    return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };
  const [middleX, middleY] = [x + (wide >> 1), y + (high >> 1)];
  const beyond = [
    { x: x - edge, y: middleY },
    { x: x + wide + edge, y: middleY },
    { x: middleX, y: y - edge },
    { x: middleX, y: y + high + edge },
  ].filter((place) => place.x >= 0 && place.y >= 0 && place.x < width && place.y < height);
  return (
    lightAt(x + 1, y + 1) >= white && beyond.length > 0 && beyond.every((place) => lightAt(place.x, place.y) < white)
  );
};
