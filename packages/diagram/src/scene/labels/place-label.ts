import { boundsOf, isStyleOn, type Point, type Rect, type Style, styleNumber } from '../../model/index.ts';
import { oncePer } from '../once-per.ts';
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
  const room = roomOf(style);
  const spot = labelSpot(area, room, { rotation, pivot });
  const placed = placeBlocks(blocks, spot.area, room);
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
  const clip = clipOf(spot.area, painted, room);
  const box = clip ? overlapOf(painted, clip) : painted;
  const turn = spot.degrees === 0 ? undefined : { degrees: spot.degrees, about: spot.about, box };
  return {
    lines,
    box: turn ? turnedBounds(box, turn.degrees, turn.about) : box,
    align: room.align,
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

/** What a style says about the place of a label. */
interface LabelRoom {
  /** px. */
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly align: 'left' | 'center' | 'right';
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly wraps: boolean;
  /** The text is as large as the shape, or as wide. */
  readonly fills: 'both' | 'width' | 'none';
  readonly cutsOff: boolean;
  readonly isUpright: boolean;
  /** -1 for left of the shape or above it, 1 for right of it or below. */
  readonly beside: number;
  readonly above: number;
  /** px; the area's own where absent. */
  readonly width: number | undefined;
}

const roomOf = oncePer((style: Style): LabelRoom => {
  const { align, verticalAlign, overflow = '' } = style;
  const spacing = styleNumber(style, 'spacing', 2);
  return {
    top: spacing + styleNumber(style, 'spacingTop', 0),
    right: spacing + styleNumber(style, 'spacingRight', 0),
    bottom: spacing + styleNumber(style, 'spacingBottom', 0),
    left: spacing + styleNumber(style, 'spacingLeft', 0),
    align: align === 'left' || align === 'right' ? align : 'center',
    verticalAlign: verticalAlign === 'top' || verticalAlign === 'bottom' ? verticalAlign : 'middle',
    wraps: style.whiteSpace === 'wrap',
    fills: overflow === 'fill' ? 'both' : overflow === 'width' ? 'width' : 'none',
    cutsOff: ['hidden', 'block', 'fill', 'width'].includes(overflow),
    isUpright: !isStyleOn(style, 'horizontal', 'on'),
    beside: { left: -1, right: 1 }[style.labelPosition ?? ''] ?? 0,
    above: { top: -1, bottom: 1 }[style.verticalLabelPosition ?? ''] ?? 0,
    width: statedNumber(style, 'labelWidth'),
  };
});

const statedNumber = (style: Style, key: string): number | undefined => {
  const value = styleNumber(style, key, Number.NaN);
  return Number.isNaN(value) ? undefined : value;
};

/** The area moved beside the shape where the style says so, and turned with the shape and with `horizontal=0`. */
const labelSpot = (
  area: Rect,
  { isUpright, beside, above }: LabelRoom,
  { rotation, pivot }: { readonly rotation: number; readonly pivot: Point },
): { readonly area: Rect; readonly degrees: number; readonly about: Point } => {
  const centre = { x: area.x + (beside + 0.5) * area.width, y: area.y + (above + 0.5) * area.height };
  const about = turned(centre, rotation, pivot);
  const [width, height] = isUpright ? [area.height, area.width] : [area.width, area.height];
  return {
    area: { x: about.x - width / 2, y: about.y - height / 2, width, height },
    degrees: rotation - (isUpright ? 90 : 0),
    about,
  };
};

/** A block of text as wide as its text and no wider than its room, which is two px more than the spacing leaves. */
const placeBlocks = (blocks: readonly LabelBlock[], area: Rect, room: LabelRoom): LaidOut => {
  const { align } = room;
  const wraps = room.wraps && area.width > 0;
  if (room.fills !== 'none') {
    const isWhole = room.fills === 'both';
    const laid = layOutBlocks(blocks, { width: area.width, align, wraps, ...(isWhole ? { height: area.height } : {}) });
    return moved(laid, area.x, isWhole ? area.y : topOf(area, laid.height, room));
  }
  const free = Math.max(1, Math.max(0, room.width ?? area.width) - room.left - room.right + 2);
  const { widest, narrowest } = blockWidths(blocks);
  const width = wraps ? Math.max(narrowest, Math.min(widest, free)) : widest;
  const laid = layOutBlocks(blocks, { width, align, wraps });
  return moved(laid, leftOf(area, width, room), topOf(area, laid.height, room));
};

const topOf = (area: Rect, height: number, { top, bottom, verticalAlign, cutsOff }: LabelRoom): number => {
  const isTooHigh = cutsOff && height > area.height - top - bottom;
  if (isTooHigh && verticalAlign !== 'top') return area.y + 1;
  if (verticalAlign === 'top') return area.y + top + extraTop;
  if (verticalAlign === 'bottom') return area.y + area.height - height - bottom - extraBottom;
  return area.y + (area.height - height) / 2 + (top - bottom) / 2;
};

const leftOf = (area: Rect, width: number, room: LabelRoom): number => {
  const left = area.x + room.left;
  const right = area.x + area.width - room.right;
  if (room.align === 'left') return left;
  return room.align === 'right' ? right - width : (left + right - width) / 2;
};

/** The area where a style cuts off what is painted beyond it; undefined where nothing is. */
const clipOf = (area: Rect, painted: Rect, { cutsOff }: LabelRoom): Rect | undefined => {
  if (!cutsOff || area.width === 0) return undefined;
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
