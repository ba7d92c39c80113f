import { boundsOf, centreOf, isStyleOn, type Point, type Rect, type Style, styleNumber } from '../../model/index.ts';
import type { SceneLabel, SceneLine } from '../scene.ts';
import { turned, turnedBounds } from '../turn.ts';
import { breakLines, type MeasuredLine } from './break-lines.ts';
import { readLabel } from './read-label.ts';

/**
 * Lays a cell's label out as draw.io does: reads it, breaks it at the width of its area, and puts its lines where
 * alignment, spacing and label position say. For edges the area is a point.
 */
export const placeLabel = ({ value, style, area, rotation, pivot }: LabelRequest): SceneLabel | undefined => {
  const text = readLabel(value, style);
  if (!text) return undefined;
  const isUpright = !isStyleOn(style, 'horizontal', 'on');
  const spot = labelSpot(area, style, { isUpright, rotation, pivot });
  const lines = breakLines(text, wrapWidth(spot.area, style));
  const height = lines.reduce((sum, line) => sum + line.gapBefore + line.height, text.gapAfter);
  const placed = placeLines(lines, spot.area, height, style);
  const box = boundsOf(placed.map((line) => line.box));
  if (!box) return undefined;
  const turn = spot.degrees === 0 ? undefined : { degrees: spot.degrees, about: spot.about, box };
  return {
    lines: placed.map(
      ({ line, baseline }): SceneLine => ({
        runs: line.runs,
        baseline,
        size: { width: line.width, height: line.height },
      }),
    ),
    box: turn ? turnedBounds(box, turn.degrees, turn.about) : box,
    align: alignOf(style),
    ...(turn ? { turn } : {}),
  };
};

export interface LabelRequest {
  readonly value: string;
  readonly style: Style;
  /** The label's area on its shape, absolute, px, before rotation. */
  readonly area: Rect;
  /** Degrees by which the shape is turned about `pivot`. */
  readonly rotation: number;
  readonly pivot: Point;
}

/** Space that draw.io adds above text at the top and below text at the bottom, beyond the style's own spacing, px. */
const extraTop = 5;
const extraBottom = 1;

const spacingOf = (style: Style, side: 'Top' | 'Right' | 'Bottom' | 'Left'): number =>
  styleNumber(style, 'spacing', 2) + styleNumber(style, `spacing${side}`, 0);

const isFilling = (style: Style): boolean => style.overflow === 'fill' || style.overflow === 'width';

const alignOf = (style: Style): 'left' | 'center' | 'right' =>
  style.align === 'left' || style.align === 'right' ? style.align : 'center';

/** The area moved beside the shape where the style says so, and turned with the shape and with `horizontal=0`. */
const labelSpot = (
  area: Rect,
  style: Style,
  { isUpright, rotation, pivot }: { readonly isUpright: boolean; readonly rotation: number; readonly pivot: Point },
): { readonly area: Rect; readonly degrees: number; readonly about: Point } => {
  const beside = { left: -1, right: 1 }[style.labelPosition ?? ''] ?? 0;
  const above = { top: -1, bottom: 1 }[style.verticalLabelPosition ?? ''] ?? 0;
  const moved = { ...area, x: area.x + beside * area.width, y: area.y + above * area.height };
  const about = turned(centreOf(moved), rotation, pivot);
  const size = isUpright ? { width: area.height, height: area.width } : { width: area.width, height: area.height };
  return {
    area: { x: about.x - size.width / 2, y: about.y - size.height / 2, ...size },
    degrees: rotation - (isUpright ? 90 : 0),
    about,
  };
};

/** Text wraps two px inside the spacing's default; an area without width, as on an edge, does not wrap it. */
const wrapWidth = (area: Rect, style: Style): number => {
  if (isFilling(style)) return area.width;
  if (style.whiteSpace !== 'wrap' || area.width === 0) return Infinity;
  return Math.max(1, area.width - spacingOf(style, 'Left') - spacingOf(style, 'Right') + 2);
};

interface PlacedLine {
  readonly line: MeasuredLine;
  readonly baseline: Point;
  readonly box: Rect;
}

const placeLines = (
  lines: readonly MeasuredLine[],
  area: Rect,
  height: number,
  style: Style,
): readonly PlacedLine[] => {
  const widest = lines.reduce((width, line) => Math.max(width, line.indent + line.width), 0);
  let top = topOf(area, height, style);
  return lines.map((line) => {
    top += line.gapBefore;
    const x = leftOf(line, area, widest, style);
    const box = { x, y: top, width: line.width, height: line.height };
    const placed = { line, baseline: { x, y: top + line.ascent }, box };
    top += line.height;
    return placed;
  });
};

const topOf = (area: Rect, height: number, style: Style): number => {
  if (isFilling(style)) return area.y;
  const top = spacingOf(style, 'Top');
  const bottom = spacingOf(style, 'Bottom');
  if (style.verticalAlign === 'top') return area.y + top + extraTop;
  if (style.verticalAlign === 'bottom') return area.y + area.height - height - bottom - extraBottom;
  return area.y + (area.height - height) / 2 + (top - bottom) / 2;
};

/** A paragraph with an alignment of its own is aligned within the label's block of text, as in a browser. */
const leftOf = (line: MeasuredLine, area: Rect, widest: number, style: Style): number => {
  const block = blockIn(area, widest, style);
  const align = line.align ?? alignOf(style);
  if (align === 'left') return block.x + line.indent;
  if (align === 'right') return block.x + block.width - line.width;
  return block.x + (block.width + line.indent - line.width) / 2;
};

interface Block {
  readonly x: number;
  readonly width: number;
}

/** Wrapped text has the whole width of its area, other text a block as wide as its widest line. */
const blockIn = (area: Rect, widest: number, style: Style): Block => {
  if (isFilling(style)) return area;
  const left = area.x + spacingOf(style, 'Left');
  const right = area.x + area.width - spacingOf(style, 'Right');
  if (style.whiteSpace === 'wrap' && area.width > 0) return { x: left, width: right - left };
  const align = alignOf(style);
  if (align === 'left') return { x: left, width: widest };
  if (align === 'right') return { x: right - widest, width: widest };
  return { x: (left + right - widest) / 2, width: widest };
};
