import { boundsOf, type Direction, type Point, type Rect, type Size } from '../model/index.ts';
import { type Axis, axisOf, endAlong, lengthAlong, middleAlong, movedAlong, otherAxis } from './axis.ts';
import type { Canvas } from './canvas.ts';
import { air, findSpot, findSpotAlong, isFree, type Surroundings, surroundingsOf } from './find-spot.ts';
import { innerCorner } from './inner-corner.ts';
import { directionFrom } from './main-direction.ts';
import { makeRoom } from './make-room.ts';

/** Where a new shape comes, and the page once there is room for it. */
export interface Place {
  readonly canvas: Canvas;
  readonly box: Rect;
}

export interface PlaceRequest {
  readonly size: Size;
  /** The cell that it goes into. */
  readonly parent: string;
  /** The shapes that it stands behind and in front of. */
  readonly after?: string;
  readonly before?: string;
  /** Edges that will be routed anew, so that it may stand on them. */
  readonly edges: readonly string[];
}

/** The usual distance of two shapes in a row, px; where those beside it stand closer, theirs counts. */
const usualGap = 50;

/** The left and top margin of a page of our own, px. */
const margin = 40;

/**
 * Finds a place for a new shape: in the gap between its neighbours where it fits, else in a gap that opens on a page of
 * our own, else at the free place nearest to where it belongs. On a foreign page nothing moves for it.
 */
export const placeNode = (canvas: Canvas, request: PlaceRequest): Place => {
  const after = canvas.boxes.get(request.after ?? '');
  const before = canvas.boxes.get(request.before ?? '');
  if (after !== undefined && before !== undefined) return placeBetween(canvas, request, after, before);
  const direction = canvas.direction();
  if (after !== undefined) return placeBeside(canvas, request, after, direction);
  if (before !== undefined) return placeBefore(canvas, request, before, direction);
  return placeLast(canvas, request, direction);
};

const placeBetween = (canvas: Canvas, request: PlaceRequest, after: Rect, before: Rect): Place => {
  const axis = axisOf(canvas.isOwn ? canvas.direction() : directionFrom(after, before));
  const [low, high] = middleAlong(after, axis) <= middleAlong(before, axis) ? [after, before] : [before, after];
  const gap = high[axis] - endAlong(low, axis);
  const length = lengthAlong(request.size, axis);
  const surroundings = around(canvas, request, [after, before]);
  const across = [before, after].map((box) => middleAlong(box, otherAxis(axis)));
  const inGap = across
    .map((middle) => boxAt(request.size, axis, endAlong(low, axis) + (gap - length) / 2, middle))
    .find((box) => gap >= length + 2 * air && isFree(box, surroundings));
  if (inGap !== undefined) return { canvas, box: inGap };
  const middles = [after, before].map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const [first, second] = middles;
  const midpoint = { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2 };
  const isInRow = gap >= 0 && gap < length + 2 * air;
  if (!canvas.isOwn || !isInRow) return inRow(canvas, request, topLeft(midpoint, request.size), axis, surroundings);
  const space = Math.min(usualGap, Math.max(air, gap));
  const roomy = makeRoom(canvas, { axis, at: high[axis] - gap / 2 - 0.25, distance: length + 2 * space - gap });
  const start = endAlong(low, axis) + space;
  const boxes = across.map((middle) => boxAt(request.size, axis, start, middle));
  const opened = around(roomy, request, [after, before]);
  const free = boxes.find((box) => isFree(box, opened));
  const [wish] = boxes;
  if (free !== undefined || wish === undefined)
    return { canvas: roomy, box: free ?? boxAt(request.size, axis, start, 0) };
  return nearest(roomy, request, wish, withoutLines(opened));
};

/** Behind a shape that nothing of the new one's flow follows: in the next row, as near to the middle as there is room. */
const placeBeside = (canvas: Canvas, request: PlaceRequest, after: Rect, direction: Direction): Place => {
  const axis = axisOf(direction);
  const isForward = direction === 'down' || direction === 'right';
  const length = lengthAlong(request.size, axis);
  const start = isForward ? endAlong(after, axis) + usualGap : after[axis] - usualGap - length;
  const wish = boxAt(request.size, axis, start, middleAlong(after, otherAxis(axis)));
  if (!canvas.isOwn || start >= margin) return inRow(canvas, request, wish, axis, around(canvas, request, [after]));
  // Upwards or to the left there is an end: everything moves away from the margin instead.
  const distance = margin - start;
  const moved = makeRoom(canvas, { axis, at: Number.NEGATIVE_INFINITY, distance });
  const place = movedAlong(after, axis, distance);
  return inRow(moved, request, movedAlong(wish, axis, distance), axis, around(moved, request, [place]));
};

/** A place in the row of the wish is as good as one elsewhere at half the distance. */
const rowBonus = 2;

const inRow = (canvas: Canvas, request: PlaceRequest, wish: Point, axis: Axis, surroundings: Surroundings): Place => {
  const anywhere = nearest(canvas, request, wish, surroundings);
  const box = findSpotAlong(request.size, wish, otherAxis(axis), surroundings);
  const away = (place: Point): number => Math.hypot(place.x - wish.x, place.y - wish.y);
  return box === undefined || away(box) > rowBonus * away(anywhere.box) ? anywhere : { canvas, box };
};

/** In front of a shape that several others lead to, or none. */
const placeBefore = (canvas: Canvas, request: PlaceRequest, before: Rect, direction: Direction): Place => {
  const axis = axisOf(direction);
  const isForward = direction === 'down' || direction === 'right';
  const length = lengthAlong(request.size, axis);
  const across = middleAlong(before, otherAxis(axis));
  const start = isForward ? before[axis] - usualGap - length : endAlong(before, axis) + usualGap;
  const wish = boxAt(request.size, axis, start, across);
  const surroundings = around(canvas, request, [before]);
  if (isFree(wish, surroundings) || !canvas.isOwn) return nearest(canvas, request, wish, surroundings);
  const at = isForward ? before[axis] : endAlong(before, axis) + 0.25;
  const roomy = makeRoom(canvas, { axis, at, distance: length + usualGap });
  const box = boxAt(request.size, axis, isForward ? before[axis] : endAlong(before, axis) + usualGap, across);
  return nearest(roomy, request, box, withoutLines(around(roomy, request, [before])));
};

/** Behind everything else in its holder or on the page. */
const placeLast = (canvas: Canvas, request: PlaceRequest, direction: Direction): Place => {
  const axis = axisOf(direction);
  const holder = canvas.boxes.get(request.parent);
  const members = canvas.childrenOf(request.parent).flatMap(({ id }) => canvas.boxes.get(id) ?? []);
  const others = boundsOf(holder === undefined ? [...canvas.boxes.values()] : members);
  const start = holder === undefined ? { x: margin, y: margin } : innerCorner(canvas, request.parent, holder);
  const wish =
    others === undefined
      ? { ...start, ...request.size }
      : boxAt(request.size, axis, endAlong(others, axis) + usualGap, middleAlong(others, otherAxis(axis)));
  return nearest(canvas, request, wish, around(canvas, request, []));
};

const around = (canvas: Canvas, request: PlaceRequest, place: readonly Rect[]): Surroundings => {
  const surroundings = surroundingsOf(canvas, request.parent, place, request.edges);
  if (!canvas.isOwn) return surroundings;
  // Pages and holders of our own grow to the right and down, never over a margin or a title.
  const holder = canvas.boxes.get(request.parent);
  const corner = holder === undefined ? { x: margin, y: margin } : innerCorner(canvas, request.parent, holder);
  return { ...surroundings, within: { ...corner, width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER } };
};

const withoutLines = (surroundings: Surroundings): Surroundings => ({ ...surroundings, lines: [] });

/** The nearest free place; where there is none, below everything. */
const nearest = (canvas: Canvas, { size }: PlaceRequest, wish: Point, surroundings: Surroundings): Place => {
  const bounds = boundsOf(canvas.boxes.values()) ?? { x: margin, y: margin, width: 0, height: 0 };
  const found = findSpot(size, wish, surroundings) ?? findSpot(size, wish, withoutLines(surroundings));
  return { canvas, box: found ?? { x: bounds.x, y: bounds.y + bounds.height + usualGap, ...size } };
};

const boxAt = (size: Size, axis: Axis, start: number, middle: number): Rect => {
  const across = middle - lengthAlong(size, otherAxis(axis)) / 2;
  const [x, y] = axis === 'y' ? [across, start] : [start, across];
  return { x: Math.round(x), y: Math.round(y), ...size };
};

const topLeft = (middle: Point, size: Size): Point => ({
  x: Math.round(middle.x - size.width / 2),
  y: Math.round(middle.y - size.height / 2),
});
