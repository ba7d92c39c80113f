import { boundsOf, centreOf, isStyleOn, type Point, type Rect, type Style, styleNumber } from '../../model/index.ts';
import type { SceneLabel, SceneLine } from '../scene.ts';
import { turned, turnedBounds } from '../turn.ts';
import { blockWidths } from './block-widths.ts';
import type { LabelBlock } from './label-blocks.ts';
import { type LaidOut, layOutBlocks, moved } from './lay-out-blocks.ts';
import { readLabel } from './read-label.ts';

/**
 * Lays a cell's label out as draw.io does: reads it, breaks it at the width of its area, and puts its block of text
 * where alignment, spacing and label position say. For edges the area is a point.
 */
export const placeLabel = ({ value, style, area, rotation, pivot }: LabelRequest): SceneLabel | undefined => {
  const blocks = readLabel(value, style);
  if (!blocks) return undefined;
  const isUpright = !isStyleOn(style, 'horizontal', 'on');
  const spot = labelSpot(area, style, { isUpright, rotation, pivot });
  const placed = placeBlocks(blocks, spot.area, style);
  const lines = placed.lines.map(
    ({ line, x, y }): SceneLine => ({
      runs: line.runs,
      baseline: { x, y: y + line.ascent },
      size: { width: line.width, height: line.height },
    }),
  );
  const boxes = placed.lines.map(({ line, x, y }) => ({ x, y, width: line.width, height: line.height }));
  const painted = boundsOf([...boxes, ...placed.decorations.map(({ box }) => box)]);
  if (!painted) return undefined;
  const clip = clipOf(spot.area, painted, style);
  const box = clip ? overlapOf(painted, clip) : painted;
  const turn = spot.degrees === 0 ? undefined : { degrees: spot.degrees, about: spot.about, box };
  return {
    lines,
    box: turn ? turnedBounds(box, turn.degrees, turn.about) : box,
    align: alignOf(style),
    ...(placed.decorations.length > 0 ? { decorations: placed.decorations } : {}),
    ...(clip ? { clip } : {}),
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

const wrapsText = (style: Style, area: Rect): boolean => style.whiteSpace === 'wrap' && area.width > 0;

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

/** A block of text as wide as its text and no wider than its room, which is two px more than the spacing leaves. */
const placeBlocks = (blocks: readonly LabelBlock[], area: Rect, style: Style): LaidOut => {
  const align = alignOf(style);
  const wraps = wrapsText(style, area);
  if (isFilling(style)) {
    const isWhole = style.overflow === 'fill';
    const laid = layOutBlocks(blocks, { width: area.width, align, wraps, ...(isWhole ? { height: area.height } : {}) });
    return moved(laid, area.x, isWhole ? area.y : topOf(area, laid.height, style));
  }
  const room = Math.max(1, labelWidth(area, style) - spacingOf(style, 'Left') - spacingOf(style, 'Right') + 2);
  const { widest, narrowest } = blockWidths(blocks);
  const width = wraps ? Math.max(narrowest, Math.min(widest, room)) : widest;
  const laid = layOutBlocks(blocks, { width, align, wraps });
  return moved(laid, leftOf(area, width, style), topOf(area, laid.height, style));
};

const labelWidth = (area: Rect, style: Style): number => Math.max(0, styleNumber(style, 'labelWidth', area.width));

const topOf = (area: Rect, height: number, style: Style): number => {
  const top = spacingOf(style, 'Top');
  const bottom = spacingOf(style, 'Bottom');
  const isTooHigh = cutsOff(style) && height > area.height - top - bottom;
  if (isTooHigh && style.verticalAlign !== 'top') return area.y + 1;
  if (style.verticalAlign === 'top') return area.y + top + extraTop;
  if (style.verticalAlign === 'bottom') return area.y + area.height - height - bottom - extraBottom;
  return area.y + (area.height - height) / 2 + (top - bottom) / 2;
};

const leftOf = (area: Rect, width: number, style: Style): number => {
  const left = area.x + spacingOf(style, 'Left');
  const right = area.x + area.width - spacingOf(style, 'Right');
  const align = alignOf(style);
  if (align === 'left') return left;
  return align === 'right' ? right - width : (left + right - width) / 2;
};

const cutsOff = (style: Style): boolean =>
  style.overflow === 'hidden' || style.overflow === 'block' || style.overflow === 'fill' || style.overflow === 'width';

/** The area where a style cuts off what is painted beyond it; undefined where nothing is. */
const clipOf = (area: Rect, painted: Rect, style: Style): Rect | undefined => {
  if (!cutsOff(style) || area.width === 0) return undefined;
  const inner = overlapOf(painted, area);
  const isWhole = inner.width >= painted.width - 1 && inner.height >= painted.height - 1;
  return isWhole ? undefined : area;
};

const overlapOf = (one: Rect, other: Rect): Rect => {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
};
