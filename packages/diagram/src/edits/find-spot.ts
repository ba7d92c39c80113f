import { runsThrough, type Segment, segmentsOf } from '../layout/polyline.ts';
import { contains, grown, overlaps, type Point, type Rect, type Size } from '../model/index.ts';
import { type Axis, movedAlong } from './axis.ts';
import type { Canvas } from './canvas.ts';
import { routesOf } from './routes.ts';

/** Free space around a new shape, px. */
export const air = 20;

/** Free space between a new shape and lines that are not its own, px. */
const lineAir = 8;

/** Distance between the places that are tried, px. */
const step = 20;

/** How many rings of places are tried around the wish. */
const rings = 24;

/** What a new shape must keep clear of, and where it must stay. */
export interface Surroundings {
  readonly boxes: readonly Rect[];
  readonly lines: readonly Segment[];
  readonly within?: Rect;
}

/**
 * All shapes but those that hold or back the given place, and all lines but the given ones.
 * `parent` is the shape that the new one goes into; it has to stay inside where the page must not change.
 */
export const surroundingsOf = (
  canvas: Canvas,
  parent: string,
  place: readonly Rect[],
  ignoredLines: readonly string[] = [],
): Surroundings => {
  const around = new Set([parent, ...canvas.ancestorsOf(parent)]);
  const boxes = [...canvas.boxes].flatMap(([id, box]) =>
    around.has(id) || place.some((rect) => box !== rect && contains(box, rect)) ? [] : [box],
  );
  const lines = [...routesOf(canvas)].flatMap(([id, points]) => (ignoredLines.includes(id) ? [] : segmentsOf(points)));
  const holder = canvas.boxes.get(parent);
  return { boxes, lines, ...(holder === undefined || canvas.isOwn ? {} : { within: grown(holder, -air / 2) }) };
};

export const isFree = (box: Rect, { boxes, lines, within }: Surroundings): boolean => {
  const withAir = grown(box, air);
  const withLineAir = grown(box, lineAir);
  return (
    (within === undefined || contains(within, box)) &&
    !boxes.some((other) => overlaps(withAir, other)) &&
    !lines.some((line) => runsThrough(line, withLineAir))
  );
};

/** The free place for a shape nearest to the one where it would like to be; undefined where there is none around. */
export const findSpot = (size: Size, wish: Point, surroundings: Surroundings): Rect | undefined => {
  for (let ring = 0; ring <= rings; ring += 1) {
    const places = ringOf(ring).map(({ x, y }) => ({ x: wish.x + x * step, y: wish.y + y * step, ...size }));
    const free = places.find((place) => isFree(place, surroundings));
    if (free !== undefined) return free;
  }
  return undefined;
};

/** The free place that is nearest to the wish along one axis; undefined where there is none. */
export const findSpotAlong = (size: Size, wish: Point, axis: Axis, surroundings: Surroundings): Rect | undefined => {
  const places = Array.from({ length: 2 * rings + 1 }, (_, index) => {
    const steps = Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1);
    return { ...movedAlong(wish, axis, 2 * steps * step), ...size };
  });
  return places.find((place) => isFree(place, surroundings));
};

/** Places on a square around the middle, those straight right, left, below and above first. */
const ringOf = (ring: number): readonly Point[] => {
  if (ring === 0) return [{ x: 0, y: 0 }];
  const places: Point[] = [];
  for (let along = 0; along <= ring; along += 1) {
    for (const side of along === 0 ? [0] : [along, -along]) {
      places.push({ x: ring, y: side }, { x: -ring, y: side }, { x: side, y: ring }, { x: side, y: -ring });
    }
  }
  return places;
};
