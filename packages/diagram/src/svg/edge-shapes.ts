import { type Point, type Style, styleNumber } from '../model/index.ts';

/**
 * The outlines of edges that are more than a line: block arrows that follow a path (`flexArrow`, `arrow`) and double
 * lines (`link`, `filledEdge`). Points in page coordinates, px.
 */

/** Both sides of a band around a line, its corners mitred. */
export const bandSides = (points: readonly Point[], width: number): readonly [readonly Point[], readonly Point[]] => [
  offsetLine(points, width / 2),
  offsetLine(points, -width / 2),
];

/** The closed outline of a block arrow along a line, with heads where the style has arrows. */
export const blockArrow = (points: readonly Point[], style: Style): readonly Point[] => {
  const stroke = styleNumber(style, 'strokeWidth', 1);
  const width = bandWidth(style, 10);
  // The outline's own stroke ends where the line ends.
  const inner = shortened(shortened(points, stroke / 2).toReversed(), stroke / 2).toReversed();
  const start = headOf(style, 'start', { width, stroke });
  const end = headOf(style, 'end', { width, stroke });
  const line = shortened(shortened(inner, end?.length ?? 0).toReversed(), start?.length ?? 0).toReversed();
  const [left, right] = bandSides(line, width);
  return [
    ...left,
    ...(end ? headPoints(line.at(-1), inner.at(-1), end.width) : []),
    ...right.toReversed(),
    ...(start ? headPoints(line[0], inner[0], start.width) : []),
  ];
};

/** The width of the band of an edge, px; a wide stroke widens it. */
export const bandWidth = (style: Style, usual: number): number =>
  Math.max(0, styleNumber(style, 'width', usual)) + Math.max(0, styleNumber(style, 'strokeWidth', 1) - 1);

/** The older block arrow: straight, as thick as draw.io has it (`mxConstants.ARROW_WIDTH`, `ARROW_SIZE`). */
export const plainArrow = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const neck = shortened([first, last], Math.min(length, plainHead)).at(-1) ?? last;
  const [left, right] = bandSides([first, neck], plainHead / 3);
  return [...left, ...headPoints(neck, last, plainHead), ...right.toReversed()];
};

const plainHead = 30;

interface Head {
  readonly length: number;
  /** Across the line. */
  readonly width: number;
}

/** Heads of block arrows are sized by `startSize`, `endSize` (6) and `startWidth`, `endWidth` (20 beyond the band). */
const headOf = (
  style: Style,
  end: 'start' | 'end',
  { width, stroke }: { readonly width: number; readonly stroke: number },
): Head | undefined => {
  const arrow = style[`${end}Arrow`];
  if (arrow === undefined || arrow === '' || arrow === 'none') return undefined;
  return {
    length: 3 * styleNumber(style, `${end}Size`, 6) + stroke,
    width: width + styleNumber(style, `${end}Width`, 20) + stroke,
  };
};

const headPoints = (neck: Point | undefined, tip: Point | undefined, width: number): readonly Point[] => {
  if (!neck || !tip) return [];
  const across = normalOf(neck, tip, width / 2);
  return [{ x: neck.x + across.x, y: neck.y + across.y }, tip, { x: neck.x - across.x, y: neck.y - across.y }];
};

/** The line without its last piece of that length. */
const shortened = (points: readonly Point[], distance: number): readonly Point[] => {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before || distance === 0) return points;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const share = Math.min(1, distance / length);
  return [...points.slice(0, -1), { x: last.x + (before.x - last.x) * share, y: last.y + (before.y - last.y) * share }];
};

const offsetLine = (points: readonly Point[], distance: number): readonly Point[] =>
  points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const into = before && normalOf(before, point, distance);
    const out = after && normalOf(point, after, distance);
    if (!into || !out) {
      const only = into ?? out ?? { x: 0, y: 0 };
      return { x: point.x + only.x, y: point.y + only.y };
    }
    // The mitre of two normals of one length; a sharp turn is kept from running away.
    const scale = Math.min(4, (2 * distance * distance) / ((into.x + out.x) ** 2 + (into.y + out.y) ** 2 || 1));
    return { x: point.x + (into.x + out.x) * scale, y: point.y + (into.y + out.y) * scale };
  });

/** To the left of the way from one point to another. */
const normalOf = (from: Point, to: Point, length: number): Point => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((to.y - from.y) / distance) * length, y: (-(to.x - from.x) / distance) * length };
};
