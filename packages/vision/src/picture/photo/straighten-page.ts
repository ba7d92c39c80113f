import type { Point } from '@diagloom/diagram/model';
import { distance } from '../../board/geometry.ts';
import type { Raster } from '../pixels/raster.ts';
import type { PageCorners } from './find-page.ts';

export interface StraightPage {
  readonly raster: Raster;
  /** Where a point of the straight page is in the photo. */
  readonly toPhoto: (point: Point) => Point;
}

/** So much of the page is left out along its edges: what lies below it shows there. */
const edge = 0.006;

/** A page as it looks from above. In: a photo, and the corners of the page in it. */
export const straightenPage = (raster: Raster, corners: PageCorners): StraightPage => {
  const [a, b, c, d] = corners;
  const width = Math.round(Math.max(distance(a, b), distance(d, c)));
  const height = Math.round(Math.max(distance(a, d), distance(b, c)));
  const project = projectionOnto(corners);
  const toPhoto = ({ x, y }: Point): Point =>
    project(edge + ((1 - 2 * edge) * x) / width, edge + ((1 - 2 * edge) * y) / height);
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) copyPixel(raster, toPhoto({ x, y }), data, at);
  return { raster: { width, height, data }, toPhoto };
};

/** Maps the unit square onto four corners as a camera does (Heckbert 1989). */
const projectionOnto = ([a, b, c, d]: PageCorners): ((u: number, v: number) => Point) => {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [bx, by] = [b.x - c.x, b.y - c.y];
  const [dx, dy] = [d.x - c.x, d.y - c.y];
  const scale = bx * dy - dx * by;
  const [g, h] = [(sx * dy - dx * sy) / scale, (bx * sy - sx * by) / scale];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
};

/** Between the four pixels around a place. */
const copyPixel = ({ data, width, height }: Raster, { x, y }: Point, to: Uint8ClampedArray, at: number): void => {
  const [left, top] = [
    Math.min(width - 2, Math.max(0, Math.floor(x))),
    Math.min(height - 2, Math.max(0, Math.floor(y))),
  ];
  const [right, low] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const from = 4 * (top * width + left);
  const below = from + 4 * width;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[from + channel] ?? 0) * (1 - right) + (data[from + 4 + channel] ?? 0) * right;
    const lower = (data[below + channel] ?? 0) * (1 - right) + (data[below + 4 + channel] ?? 0) * right;
    to[at + channel] = upper * (1 - low) + lower * low;
  }
};
