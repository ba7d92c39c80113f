import type { Rect, Size, Style } from '../../../model/index.ts';
import type { FigurePart } from '../figure.ts';
import { onGrid } from '../on-grid.ts';
import { mapPath, type Path } from '../path.ts';

/** A path drawn in a square of 60, stretched into a box. */
export const into = (path: Path, box: Rect): Path => moved(onGrid(path, [60, 60], box), box);

/** A path drawn in a box's own coordinates, moved to where the box is. */
export const moved = (path: Path, { x, y }: { readonly x: number; readonly y: number }): Path =>
  mapPath(path, (px, py) => [px + x, py + y]);

/** The middle share of a shape. */
export const middleOf = ({ width, height }: Size, share: number): Rect => ({
  x: (width * (1 - share)) / 2,
  y: (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
});

/** A sign in the colours of the shape, or in those turned round: filled with the line's colour and lined with the fill's. */
export const sign = (path: Path, style: Style, isTurnedRound: boolean): FigurePart =>
  isTurnedRound
    ? { path, fill: 'line', stroke: true, strokeColour: paperOf(style) }
    : { path, fill: 'shape', stroke: true };

const paperOf = ({ fillColor }: Style): string =>
  fillColor === undefined || fillColor === 'default' ? '#ffffff' : fillColor;
