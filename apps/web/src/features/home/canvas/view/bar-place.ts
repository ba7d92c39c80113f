import { grown, overlaps, type Point, type Rect, type Size } from '@diagloom/diagram/model';

export interface BarPlace {
  readonly bar: Size;
  /** What is seen of the paper, px of the paper, as all that follows. */
  readonly window: Rect;
  /** What the bar is about. */
  readonly box: Rect;
  /** Shapes and names that it should not lie over, and lines and their words, which are hidden sooner. */
  readonly shapes: readonly Rect[];
  readonly lines: readonly Rect[];
}

/** Between the bar and its box: the dots at the sides find room there, px. */
const gap = 30;

/** From the border of the window, px. */
const border = 8;

/** What a px of the way to its box costs against a px² that the bar hides. */
const costOfWay = 2;

/** What a place in one row with its box costs: as much as one above it that is moved along it by half of its own width, px². */
const costOfRow = 400;

/** What anything that is hidden costs beyond its area, px²: the stretch of a line that is hidden is seldom large. */
const costOfShape = 6000;
const costOfLine = 1000;

/** Between two places that are tried along a side, px. */
const step = 12;

/** How much farther from its box it may stand where it hides less there, px. */
const farther = [0, 12, 24] as const;

/** Nobody takes a bar for that of a box from which it is farther than this, whatever it hides nearer by, px. */
const reach = gap + Math.max(...farther);

/** A window in which the bar takes more than this is a phone's: there the bar has its place at the foot, where thumbs are. */
const narrow = 0.7;

/**
 * The place for a bar: above or below its box, over its middle or along it, or beside it; where it hides least, and nearest then. A box that fills the window has it at the
 * top or the foot of that, as all have in a narrow window. None while its box is out of sight.
 */
export const barPlace = ({ bar, window, box, shapes, lines }: BarPlace): Point | undefined => {
  if (!overlaps(box, window)) return undefined;
  const [left, top] = [window.x + border, window.y + border];
  const [right, foot] = [window.x + window.width - border, window.y + window.height - border];
  const atTop = { x: (left + right - bar.width) / 2, y: top };
  const atFoot = { ...atTop, y: foot };
  const middle = { x: box.x + (box.width - bar.width) / 2, y: box.y + (box.height - bar.height) / 2 };
  const near: readonly Point[] = [
    { x: middle.x, y: box.y - gap - bar.height },
    { x: middle.x, y: box.y + box.height + gap },
    ...along(box.x - bar.width, box.x + box.width).flatMap((x) =>
      farther.flatMap((more) => [
        { x, y: box.y - gap - more - bar.height },
        { x, y: box.y + box.height + gap + more },
      ]),
    ),
    { x: box.x + box.width + gap, y: middle.y },
    { x: box.x - gap - bar.width, y: middle.y },
    atTop,
    atFoot,
  ];
  const isNarrow = bar.width > narrow * window.width;
  const isAtEdge = isNarrow || sharedArea(box, window) === window.width * window.height;
  const edges = isNarrow ? [atFoot, atTop] : [atTop, atFoot];
  const wishes = isAtEdge ? edges : near;
  const places = wishes
    .map(({ x, y }) => ({
      x: Math.round(Math.max(left, Math.min(x, right - bar.width))),
      y: Math.round(Math.max(top, Math.min(y, foot - bar.height))),
    }))
    .filter((place) => isAtEdge || overlaps(grown(box, reach + 1), { ...place, ...bar }));
  // Of a large page few are seen, and this is asked at every movement of the paper.
  const seen = [
    ...[grown(box, gap / 2), ...shapes].map((rect) => ({ rect, cost: costOfShape })),
    ...lines.map((rect) => ({ rect, cost: costOfLine })),
  ].filter(({ rect }) => overlaps(rect, window));
  const costs = places.map((place) => {
    const rect = { ...place, ...bar };
    const hidden = seen.reduce((sum, other) => sum + costOf(sharedArea(rect, other.rect), other.cost), 0);
    if (isAtEdge) return hidden;
    // Beside its box in one row with it, it is as near as it can be there.
    const isInRow = Math.abs(place.y - middle.y) <= 1 && sharedArea(rect, grown(box, gap - 1)) === 0;
    return hidden + (isInRow ? costOfRow : costOfWay * Math.hypot(place.x - middle.x, place.y - middle.y));
  });
  return places[costs.indexOf(Math.min(...costs))] ?? atTop;
};

const along = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

const costOf = (area: number, cost: number): number => (area === 0 ? 0 : area + cost);

const sharedArea = (one: Rect, other: Rect): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
};
