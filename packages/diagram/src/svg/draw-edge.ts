import { isStyleOn, type Point, type Style, styleNumber } from '../model/index.ts';
import type { SceneEdge } from '../scene/scene.ts';
import { type ArrowHead, arrowHeadOf } from './arrow-heads/index.ts';
import { bandSides, bandWidth, blockArrow, plainArrow } from './edge-shapes.ts';
import { type Joins, withoutJoined } from './joined-lines.ts';
import { type Crossings, jumpsLines, withJumps } from './line-jumps.ts';
import { element } from './markup.ts';
import {
  colourOf,
  type Definitions,
  opacityOf,
  type Palette,
  shadowOf,
  strokeAttributes,
  strokeWidthOf,
} from './paint.ts';
import { type Pen, penOf } from './pens/index.ts';
import { cornerReach } from './shapes/corner.ts';
import { mapPath, type Pair, type Path, type PathCommand, polygon, polyline, roundedPolyline } from './shapes/path.ts';

/** An edge without its label: the line, cut back where its heads are, and the heads. */
export const drawEdge = (edge: SceneEdge, paint: EdgePaint): string => {
  const { style } = edge;
  const colour = colourOf(style.strokeColor, paint.palette.foreground);
  const pen = penOf(style, { id: edge.cell.id, paper: paint.palette.background });
  const inks = { colour, pen, palette: paint.palette };
  const markup = bands.has(style.shape ?? '') ? drawBand(edge, inks) : drawLine(edge, inks, paint);
  const attributes = { opacity: opacityOf(style, 'opacity'), filter: shadowOf(style, paint.definitions) };
  const isPlain = attributes.opacity === undefined && attributes.filter === undefined;
  return isPlain || markup.length === 0 ? markup.join('') : element('g', attributes, markup);
};

/** What an edge is painted with, and where it may have to jump over others. */
export interface EdgePaint {
  readonly palette: Palette;
  readonly definitions: Definitions;
  readonly crossings: () => Crossings;
  /** Which ends of it are painted with another line. */
  readonly joins: Joins;
}

/** What the line of one edge is drawn with. */
interface Inks {
  readonly colour: string;
  readonly pen: Pen;
  readonly palette: Palette;
}

/** The paths of edges are in page coordinates. */
const at: Point = { x: 0, y: 0 };

const bands = new Set(['link', 'flexArrow', 'arrow']);

/** A double line, or a block arrow in its own fill. */
const drawBand = ({ style, points }: SceneEdge, { colour, pen, palette }: Inks): readonly string[] => {
  const isDashed = isStyleOn(style, 'dashed');
  const corners = (line: readonly Point[]): readonly Pair[] => line.map(({ x, y }): Pair => [x, y]);
  if (style.shape === 'link') {
    if (colour === 'none') return [];
    const [left, right] = bandSides(points, bandWidth(style, 4));
    const lines = [...polyline(...corners(left)), ...polyline(...corners(right))];
    return [pen({ path: lines, at, paint: { fill: 'none', ...strokeAttributes(style, colour, isDashed) } })];
  }
  const outline = style.shape === 'arrow' ? plainArrow(points) : blockArrow(points, style);
  const fill = style.fillColor === undefined ? 'none' : colourOf(style.fillColor, palette.background);
  if (fill === 'none' && colour === 'none') return [];
  return [pen({ path: polygon(corners(outline)), at, paint: { fill, ...strokeAttributes(style, colour, isDashed) } })];
};

const drawLine = (edge: SceneEdge, inks: Inks, { crossings, joins }: EdgePaint): readonly string[] => {
  const { style, points } = edge;
  const { colour, pen } = inks;
  if (colour === 'none') return [];
  const start = headAt(style, 'source');
  const end = headAt(style, 'target');
  const line = cutBack(points, start?.pullBack ?? 0, end?.pullBack ?? 0);
  const way = withoutJoined(linePath(line, style), joins);
  const path = jumpsLines(style) && !isStyleOn(style, 'curved') ? withJumps(way, style, crossings()) : way;
  // A wire is solid; `dashed` gives it a second colour in dashes.
  const isWire = style.shape === 'wire';
  const isDashed = isStyleOn(style, 'dashed');
  const draw = (ink: string, width: number, dashed: boolean): readonly string[] => {
    const stroke = { ...strokeAttributes({ ...style, strokeWidth: String(width) }, ink, dashed) };
    return [pen({ path, at, paint: { fill: 'none', ...stroke } })];
  };
  const heads = (ink: string, width: number): readonly string[] => [
    ...(joins.start ? [] : drawHead(start, points[0], points[1], { ...inks, ink, width })),
    ...(joins.end ? [] : drawHead(end, points.at(-1), points.at(-2), { ...inks, ink, width })),
  ];
  const width = strokeWidthOf(style);
  const second = isWire && isDashed ? colourOf(style.strokeColor2, 'none') : 'none';
  const core = style.shape === 'filledEdge' && width >= 3 ? coreColour(style, inks.palette) : 'none';
  return [
    ...draw(colour, width, isDashed && !isWire),
    ...(second === 'none' ? [] : draw(second, width, true)),
    ...heads(colour, width),
    ...(core === 'none' ? [] : [...draw(core, width - 2, isDashed), ...heads(core, width - 2)]),
  ];
};

/** A pipe is drawn once more with its heads, 2 px thinner, in the colour of its inside. */
const coreColour = (style: Style, palette: Palette): string =>
  style.fillColor === undefined ? 'none' : colourOf(style.fillColor, palette.background);

const headAt = (style: Style, end: 'source' | 'target'): ArrowHead | undefined => {
  const prefix = end === 'source' ? 'start' : 'end';
  return arrowHeadOf(style[`${prefix}Arrow`], {
    size: Math.max(0, Math.min(200, styleNumber(style, `${prefix}Size`, 6))),
    strokeWidth: strokeWidthOf(style),
    isFilled: isStyleOn(style, `${prefix}Fill`, 'on'),
    end,
  });
};

/** The line with its ends moved towards their neighbours; an end segment that is too short is left as it is. */
const cutBack = (points: readonly Point[], atStart: number, atEnd: number): readonly Point[] => {
  const cut = [...points];
  const [first, second] = points;
  if (first && second) cut[0] = moved(first, second, atStart);
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (last && beforeLast) cut[cut.length - 1] = moved(last, beforeLast, atEnd);
  return cut;
};

const moved = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= distance) return from;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
};

const linePath = (points: readonly Point[], style: Style): Path =>
  isStyleOn(style, 'curved') && points.length > 2 ? curvedPath(points) : roundedPolyline(points, cornerReach(style));

/** A smooth line: bends pull at it, and it passes the middle between two bends. */
const curvedPath = (points: readonly Point[]): Path => {
  const [first, ...rest] = points;
  if (!first) return [];
  const path: PathCommand[] = [['M', first.x, first.y]];
  const bends = rest.slice(0, -1);
  bends.forEach((bend, index) => {
    const next = rest[index + 1];
    if (!next) return;
    const isLast = index === bends.length - 1;
    const end = isLast ? next : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    path.push(['Q', bend.x, bend.y, end.x, end.y]);
  });
  return path;
};

const drawHead = (
  head: ArrowHead | undefined,
  tip: Point | undefined,
  before: Point | undefined,
  { colour, pen, palette, ink, width }: Inks & { readonly ink: string; readonly width: number },
): readonly string[] => {
  if (!head || !tip || !before) return [];
  const length = Math.hypot(before.x - tip.x, before.y - tip.y);
  const axis = length === 0 ? { x: -1, y: 0 } : { x: (before.x - tip.x) / length, y: (before.y - tip.y) / length };
  const fills = { line: colour, background: palette.background, none: 'none' };
  return head.parts.map((part) =>
    pen({
      path: onAxis(part.path, tip, axis),
      at,
      paint: { fill: fills[part.fill], ...strokeAttributes({ strokeWidth: String(width) }, ink, false) },
    }),
  );
};

/** A head's path in page coordinates: its x axis laid along the line, from the tip backwards. */
const onAxis = (path: Path, tip: Point, axis: Point): Path =>
  mapPath(path, (along, across) => [
    tip.x + axis.x * along - axis.y * across,
    tip.y + axis.y * along + axis.x * across,
  ]);
