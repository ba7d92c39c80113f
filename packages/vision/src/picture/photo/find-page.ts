import type { Point } from '@diagloom/diagram/model';
import { angleBetween, areaOf, distance, minus, type Path } from '../../board/geometry.ts';
import { findComponents } from '../pixels/components.ts';
import type { Raster } from '../pixels/raster.ts';
import { resize } from '../pixels/resize.ts';
import { fillHull, hullOf } from './hull.ts';

/** The corners of a page in a photo from its upper left one on, clockwise. */
export type PageCorners = readonly [Point, Point, Point, Point];

/** The page is looked for in a picture of about this size, px. */
const lookSize = 480;

/** Paper is lighter than what it lies on, of 255... */
const leastLighter = 40;

/** ... along this share of every edge. */
const leastEdge = 0.85;

/** A page is most of what a photo shows, and as even as its four corners say: shares. */
const leastPage = { ofPicture: 0.2, inCorners: 0.92, ofHull: 0.97 } as const;

/** Corners of a page that lies askew or is seen from the side, degrees. */
const corner = { least: 60, most: 120 } as const;

/**
 * The page that a photo shows whole, with all four edges on something darker; undefined where an edge is out of sight or unsure. The largest
 * light area, where the largest quadrilateral of its hull is nearly all of it.
 */
export const findPage = (raster: Raster): PageCorners | undefined => {
  const by = Math.max(1, Math.max(raster.width, raster.height) / lookSize);
  const small = by === 1 ? raster : resize(raster, by);
  const light = lightnessOf(small);
  const threshold = thresholdOf(light);
  const { labels, components } = findComponents(small, (at) => (light[at] ?? 0) > threshold, { diagonal: false });
  const [paper] = components.toSorted((a, b) => b.area - a.area);
  if (paper === undefined || paper.area < leastPage.ofPicture * light.length) return undefined;
  const { box } = paper;
  const isInSight =
    box.x > 1 && box.y > 1 && box.x + box.width < small.width - 1 && box.y + box.height < small.height - 1;
  if (!isInSight) return undefined;
  const isPaper = (x: number, y: number): boolean => labels[(box.y + y) * small.width + box.x + x] === paper.label;
  const hull = hullOf(box, isPaper);
  const corners = cornersOf(hull);
  if (corners === undefined || !isLikePage(corners)) return undefined;
  const page = fillHull(corners, box);
  // Ink parts the paper into pieces: all that is light counts.
  const isLight = (at: number): boolean =>
    (light[(box.y + Math.floor(at / box.width)) * small.width + box.x + (at % box.width)] ?? 0) > threshold;
  const lightArea = page.cells.filter((cell, at) => cell === 1 && isLight(at)).length;
  if (lightArea < leastPage.inCorners * page.area || page.area < leastPage.ofHull * fillHull(hull, box).area)
    return undefined;
  const inPicture = fourOf(corners.map(({ x, y }) => ({ x: x + box.x, y: y + box.y })));
  if (inPicture === undefined || !hasEdges(inPicture, light, small.width)) return undefined;
  return fourOf(inPicture.map(({ x, y }) => ({ x: (x + 0.5) * by, y: (y + 0.5) * by })));
};

const lightnessOf = ({ data, width, height }: Raster): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) =>
    Math.max(0, 0.3 * (data[4 * at] ?? 0) + 0.59 * (data[4 * at + 1] ?? 0) + 0.11 * (data[4 * at + 2] ?? 0)),
  );

/** What parts light from dark best (Otsu 1979). */
const thresholdOf = (light: Uint8Array): number => {
  const counts = new Uint32Array(256);
  let sum = 0;
  for (const value of light) {
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  let [best, most, below, sumBelow] = [0, 0, 0, 0];
  for (let level = 0; level < 256; level += 1) {
    below += counts[level] ?? 0;
    sumBelow += level * (counts[level] ?? 0);
    const above = light.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > most) [best, most] = [level, between];
  }
  return best;
};

/** The four points of a hull around the most, from the upper left one on. */
const cornersOf = (hull: Path): PageCorners | undefined => {
  let best: PageCorners | undefined;
  let most = 0;
  for (const [index, a] of hull.entries()) {
    for (const [farther, c] of hull.slice(index + 2).entries()) {
      const across = (points: Path): Point | undefined => farthest(points, a, c);
      const [b, d] = [
        across(hull.slice(index + 1, index + 2 + farther)),
        across([...hull.slice(index + 3 + farther), ...hull.slice(0, index)]),
      ];
      if (b === undefined || d === undefined) continue;
      const area = Math.abs(areaOf([a, b, c, d]));
      if (area > most) [best, most] = [[a, b, c, d], area];
    }
  }
  if (best === undefined) return undefined;
  const clockwise = areaOf(best) > 0 ? best : best.toReversed();
  const first = clockwise.indexOf(clockwise.toSorted((a, b) => a.x + a.y - b.x - b.y)[0] ?? best[0]);
  return fourOf([...clockwise.slice(first), ...clockwise.slice(0, first)]);
};

const farthest = (points: Path, a: Point, c: Point): Point | undefined => {
  const away = (point: Point): number => Math.abs((c.x - a.x) * (point.y - a.y) - (c.y - a.y) * (point.x - a.x));
  return points.toSorted((one, other) => away(other) - away(one))[0];
};

const fourOf = ([a, b, c, d]: readonly Point[]): PageCorners | undefined =>
  a === undefined || b === undefined || c === undefined || d === undefined ? undefined : [a, b, c, d];

const isLikePage = (corners: PageCorners): boolean =>
  corners.every((at, index) => {
    const [before, after] = [corners[(index + 3) % 4] ?? at, corners[(index + 1) % 4] ?? at];
    const angle = (180 * angleBetween(minus(before, at), minus(after, at))) / Math.PI;
    return angle > corner.least && angle < corner.most;
  });

/** How far beside an edge is looked, px. */
const beside = 4;

/** Whether there is a step from light to dark along all edges. */
const hasEdges = (corners: PageCorners, light: Uint8Array, width: number): boolean =>
  corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    const length = distance(from, to);
    const [inX, inY] = [((from.y - to.y) / length) * beside, ((to.x - from.x) / length) * beside];
    let seen = 0;
    const steps = 40;
    for (let step = 1; step < steps; step += 1) {
      const [x, y] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
      const at = (side: number): number => light[Math.round(y + side * inY) * width + Math.round(x + side * inX)] ?? 0;
      if (at(1) - at(-1) >= leastLighter) seen += 1;
    }
    return seen >= leastEdge * (steps - 1);
  });
