import type { Point } from '../../model/index.ts';
import { element } from '../markup.ts';
import { pathDataAt } from '../path-data.ts';
import type { Path } from '../shapes/path.ts';

/** Draws the parts of a cell: in clean lines, or as if by hand. */
export type Pen = (stroke: PenStroke) => string;

export interface PenStroke {
  readonly path: Path;
  /** Where the path's own coordinates begin on the page, px. */
  readonly at: Point;
  /** Attributes of SVG; `fill` is always one of them. */
  readonly paint: PenPaint;
}

export type PenPaint = Readonly<Record<string, string | number | undefined>> & { readonly fill: string };

export const cleanPen: Pen = ({ path, at, paint }) => element('path', { d: pathDataAt(path, at), ...paint });
