import { type Rect, type Size, type Style, styleNumber } from '../../model/index.ts';
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
  /**
   * `shape`: the shape's own fill, gradient included; `body`: its `swimlaneFillColor`; `shade`: see `shade`;
   * `line`: the colour of the line; `none`: hollow.
   */
  readonly fill: 'shape' | 'body' | 'shade' | 'line' | 'none';
  /** From -1 (white) to 1 (black): how strongly a `shade` covers what is below it. */
  readonly shade?: number;
  /** False for a part that is only filled. */
  readonly stroke: boolean;
  /** Overrides the style's own `dashed`. */
  readonly dashed?: boolean;
  /** A colour of its own for the line. */
  readonly strokeColour?: string;
  /** A width of its own for the line, px; in wider lines it grows along. */
  readonly strokeWidth?: number;
}

/** A part with the shape's fill and line. */
export const solid = (path: Path): FigurePart => ({ path, fill: 'shape', stroke: true });

/** A part that darkens or lightens what is below it, by a style key such as draw.io's `darkOpacity`. */
export const shaded = (path: Path, style: Style, key: string): readonly FigurePart[] => {
  const shade = Math.max(-1, Math.min(1, styleNumber(style, key, 0)));
  return shade === 0 ? [] : [{ path, fill: 'shade', shade, stroke: false }];
};

/** A part that is only a line. */
export const outline = (path: Path): FigurePart => ({ path, fill: 'none', stroke: true });
