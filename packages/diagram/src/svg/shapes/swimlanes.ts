import { isStyleOn, type Rect, type Size, type Style, styleNumber } from '../../model/index.ts';
import { sizeOf } from './corner.ts';
import { type Figure, type FigurePart, outline } from './figure.ts';
import { mapPath, type Path, polyline } from './path.ts';

/** draw.io's title height where neither the cell nor the named style gives one, px. */
const defaultTitleSize = 40;

/** True where the title is a bar at the left whose text runs upwards. */
const isTitleLeft = (style: Style): boolean => !isStyleOn(style, 'horizontal', 'on');

const titleArea = ({ width, height }: Size, style: Style): Rect =>
  isTitleLeft(style)
    ? { x: 0, y: 0, width: sizeOf(style, 'startSize', defaultTitleSize, width), height }
    : { x: 0, y: 0, width, height: sizeOf(style, 'startSize', defaultTitleSize, height) };

/** A container with a title bar at its top, or at its left with `horizontal=0`. */
export const swimlane: Figure = {
  names: ['swimlane', 'table'],
  draw: (size, style) => {
    const lane = laneOf(size, style);
    const turn = isTitleLeft(style) ? mirrored : (path: Path) => path;
    const separator = style.separatorColor;
    const parts: FigurePart[] = [
      { path: turn(headPath(lane)), fill: 'shape', stroke: isStyleOn(style, 'swimlaneHead', 'on') },
      { path: turn(bodyPath(lane)), fill: 'body', stroke: isStyleOn(style, 'swimlaneBody', 'on') },
    ];
    if (isStyleOn(style, 'swimlaneLine', 'on'))
      parts.push(outline(turn(polyline([0, lane.bar], [lane.length, lane.bar]))));
    if (separator && separator !== 'none') {
      const farSide = turn(polyline([lane.length, lane.bar], [lane.length, lane.depth]));
      parts.push({ ...outline(farSide), strokeColour: separator, dashed: true });
    }
    return parts;
  },
  textArea: titleArea,
};

/** A lane measured along and across its title bar, so that both directions share one drawing. */
interface Lane {
  readonly length: number;
  readonly depth: number;
  readonly bar: number;
  readonly radius: number;
}

const laneOf = (size: Size, style: Style): Lane => {
  const title = titleArea(size, style);
  const lane = isTitleLeft(style)
    ? { length: size.height, depth: size.width, bar: title.width }
    : { length: size.width, depth: size.height, bar: title.height };
  return { ...lane, radius: isStyleOn(style, 'rounded') ? laneRadius(size, lane, style) : 0 };
};

/** draw.io's rule: three times the arc percentage of the title's height, within title and body. */
const laneRadius = (size: Size, lane: Omit<Lane, 'radius'>, style: Style): number => {
  const wanted = isStyleOn(style, 'absoluteArcSize')
    ? Math.min(size.width / 2, size.height / 2, styleNumber(style, 'arcSize', 20) / 2)
    : (lane.bar * 3 * styleNumber(style, 'arcSize', 15)) / 100;
  return Math.max(0, Math.min(lane.depth - lane.bar, lane.bar, wanted));
};

/** Both paths are open at the divider, for a bar at the top. */
const headPath = ({ length, bar, radius }: Lane): Path => {
  if (radius === 0) return polyline([0, bar], [0, 0], [length, 0], [length, bar]);
  const bend = Math.min(length / 2, radius);
  return [
    ['M', 0, bar],
    ['L', 0, radius],
    ['Q', 0, 0, bend, 0],
    ['L', length - bend, 0],
    ['Q', length, 0, length, radius],
    ['L', length, bar],
  ];
};

const bodyPath = ({ length, depth, bar, radius }: Lane): Path => {
  if (radius === 0) return polyline([0, bar], [0, depth], [length, depth], [length, bar]);
  const bend = Math.min(length / 2, radius);
  return [
    ['M', 0, bar],
    ['L', 0, depth - radius],
    ['Q', 0, depth, bend, depth],
    ['L', length - bend, depth],
    ['Q', length, depth, length, depth - radius],
    ['L', length, bar],
  ];
};

/** The same path with x and y exchanged: a bar at the top becomes one at the left. */
const mirrored = (path: Path): Path => mapPath(path, (x, y) => [y, x]);
