import type { Point, Rect } from '@diagloom/diagram/model';
import type { Raster } from '../pixels/raster.ts';
import { classifyFoot, type Foot } from './classify-foot.ts';
import { sampleStrip } from './sample-strip.ts';
import type { TracedConnector } from './trace-connectors.ts';

/** A connector, and the crow's feet at its ends. */
export interface FootedConnector extends TracedConnector {
  readonly feet?: { readonly from?: Foot | undefined; readonly to?: Foot | undefined };
}

/** So many of the ends of a picture's lines have feet at least, where any has one. */
const leastShare = 0.5;

/**
 * Reads crow's feet. In: the lines of a picture, the boxes of its shapes, and px of the picture for each px of a diagram. Out: the lines, where those of a data model say how many there
 * are; such marks are no heads of arrows. Pictures in which few ends have one are left as they are.
 */
export const readFeet = (
  raster: Raster,
  connectors: readonly TracedConnector[],
  boxes: readonly Rect[],
  unit: number,
): readonly FootedConnector[] => {
  const read = connectors.map((connector) => {
    const { from, to, route, course = route } = connector;
    const feet = {
      from: footAt(raster, course, boxes[from], unit),
      to: footAt(raster, course.toReversed(), boxes[to], unit),
    };
    return { connector, feet };
  });
  const ends = read.flatMap(({ feet }) => [feet.from, feet.to]);
  if (ends.filter((foot) => foot !== undefined).length < leastShare * ends.length) return connectors;
  return read.map(({ connector, feet }) =>
    feet.from === undefined && feet.to === undefined
      ? connector
      : { ...connector, feet, head: 'none', isUnsure: false },
  );
};

/** How far from the shape the line is looked for, px of a diagram: toes, bars and circles end before the last. */
const looks = [14, 20, 27, 34] as const;

/** How long a strip is, and how far it reaches to each side, px of a diagram. */
const size = { length: 32, reach: 10 } as const;

/** A line may turn beyond its foot, bend along it, and be thinned along one of the toes: where it leads from there or to there says where its middle is. */
const footAt = (raster: Raster, course: readonly Point[], box: Rect | undefined, unit: number): Foot | undefined => {
  const [end] = course;
  if (end === undefined || box === undefined) return undefined;
  const out = outwards(box, end);
  const awayOf = ({ x, y }: Point): number =>
    out.x !== 0 ? Math.abs(x - edgeOf(box, out)) : Math.abs(y - edgeOf(box, out));
  for (const look of looks) {
    const place = placeAt(course, look * unit, awayOf);
    if (place === undefined) continue;
    const onward = placeAt(course, (look + 8) * unit, awayOf);
    const lean = onward === undefined ? out : towards(place, onward);
    for (const onwards of [out, lean, towards(end, place)]) {
      if (onwards.x * out.x + onwards.y * out.y < 0.5) continue;
      const back = awayOf(place) / (onwards.x * out.x + onwards.y * out.y);
      const at = { x: place.x - back * onwards.x, y: place.y - back * onwards.y };
      const strip = sampleStrip(raster, {
        at,
        onwards,
        length: Math.round(size.length * unit),
        reach: Math.round(size.reach * unit),
      });
      const foot = strip === undefined ? undefined : classifyFoot(strip, unit);
      if (foot !== undefined) return foot;
    }
  }
  return undefined;
};

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Away from the edge of a box that is nearest to a point. */
const outwards = ({ x, y, width, height }: Rect, point: Point): Point => {
  const sides = [
    { x: -1, y: 0, away: Math.abs(point.x - x) },
    { x: 1, y: 0, away: Math.abs(point.x - x - width) },
    { x: 0, y: -1, away: Math.abs(point.y - y) },
    { x: 0, y: 1, away: Math.abs(point.y - y - height) },
  ];
  return sides.toSorted((a, b) => a.away - b.away)[0] ?? { x: 1, y: 0 };
};

const edgeOf = ({ x, y, width, height }: Rect, out: Point): number => {
  if (out.x !== 0) return out.x < 0 ? x : x + width;
  return out.y < 0 ? y : y + height;
};

/** The first place of a course so far from the edge; undefined where the line does not lead there. */
const placeAt = (course: readonly Point[], away: number, awayOf: (point: Point) => number): Point | undefined => {
  for (const [index, to] of course.entries()) {
    const from = course[index - 1];
    if (from === undefined) continue;
    const [before, after] = [awayOf(from), awayOf(to)];
    if (before > away || after < away) continue;
    const share = after === before ? 0 : (away - before) / (after - before);
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  }
  return undefined;
};
