import type { Rect, Size, Style } from '../../model/index.ts';
import type { Path } from './path.ts';

/** How draw.io draws a family of shapes: one file per family, one line in the registry. */
export interface Figure {
  /** The values of draw.io's style key `shape` that it answers to, such as `cylinder3`. */
  readonly names: readonly string[];
  /** The parts in paint order for a shape of the given size, its top left corner at 0, 0, before turning. */
  readonly draw: (size: Size, style: Style) => readonly FigurePart[];
  /** Where the label goes, relative to the top left corner; the whole box when absent. */
  readonly textArea?: (size: Size, style: Style) => Rect;
}

export interface FigurePart {
  readonly path: Path;
  /** `shape`: the shape's own fill, gradient included; `body`: its `swimlaneFillColor`; `none`: hollow. */
  readonly fill: 'shape' | 'body' | 'none';
  /** False for a part that is only filled. */
  readonly stroke: boolean;
  /** Overrides the style's own `dashed`. */
  readonly dashed?: boolean;
  /** A colour of its own for the line. */
  readonly strokeColour?: string;
}

/** A part with the shape's fill and line. */
export const solid = (path: Path): FigurePart => ({ path, fill: 'shape', stroke: true });

/** A part that is only a line. */
export const outline = (path: Path): FigurePart => ({ path, fill: 'none', stroke: true });
