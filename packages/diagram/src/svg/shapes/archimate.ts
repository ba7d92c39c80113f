import type { Size, Style } from '../../model/index.ts';
import { type Figure, type FigurePart, outline, solid } from './figure.ts';
import { onGrid } from './on-grid.ts';
import { ellipsePath, mapPath, type Path, polygon, polyline, rectanglePath } from './path.ts';

/**
 * ArchiMate's boxes with a sign in the upper right corner, as in draw.io's library (`mxgraph.archimate3`). Signs are drawn
 * in squares of 15 px.
 */

const side = 15;

const disc = (x: number, y: number, rx: number, ry = rx): Path =>
  ellipsePath({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });

const box = (x: number, y: number, width: number, height: number): Path => rectanglePath({ x, y, width, height });

/** The two circles of what runs on a node: one behind the other. */
const software = [solid(disc(9.75, 5.25, 5.25)), solid(disc(7.35, 7.65, 7.35))];

/** By the values of `appType` and `techType`. */
const signs: Readonly<Record<string, readonly FigurePart[]>> = {
  func: [
    solid(
      polygon([
        [7.5, 0],
        [15, 3],
        [15, 15],
        [7.5, 12],
        [0, 15],
        [0, 3],
      ]),
    ),
  ],
  collab: [solid(disc(4.5, 7.5, 4.5)), solid(disc(10.5, 7.5, 4.5))],
  event: [
    solid([['M', 10.5, 3], ['A', 4.5, 4.5, 0, 0, 1, 10.5, 12], ['L', 0, 12], ['L', 4.5, 7.5], ['L', 0, 3], ['Z']]),
  ],
  proc: [
    solid(
      polygon([
        [0, 5.7],
        [9, 5.7],
        [9, 3],
        [15, 7.5],
        [9, 12],
        [9, 9.3],
        [0, 9.3],
      ]),
    ),
  ],
  serv: [solid(rectanglePath({ x: 0, y: 3, width: 15, height: 9 }, 4.5))],
  comp: [solid(box(4.25, 0, 9.75, 15)), solid(box(1, 3.75, 6.5, 2.25)), solid(box(1, 9, 6.5, 2.25))],
  interface: [solid(disc(11.25, 7.5, 3.75, 3.5)), outline(polyline([0, 7.5], [7.5, 7.5]))],
  interaction: [
    solid([
      ['M', 8.25, 0],
      ['A', 6.75, 7.5, 0, 0, 1, 8.25, 15],
      ['Z'],
      ['M', 6.75, 0],
      ['A', 6.75, 7.5, 0, 0, 0, 6.75, 15],
      ['Z'],
    ]),
  ],
  role: [
    solid([
      ['M', 12, 3],
      ['L', 3, 3],
      ['A', 3, 4.5, 0, 0, 0, 3, 12],
      ['L', 12, 12],
    ]),
    solid(disc(12, 7.5, 3, 4.5)),
  ],
  actor: [
    solid(disc(7.5, 2.25, 2.7, 2.25)),
    outline([
      ...polyline([7.5, 4.5], [7.5, 11.25]),
      ...polyline([3, 6.75], [12, 6.75]),
      ...polyline([3, 15], [7.5, 11.25], [12, 15]),
    ]),
  ],
  node: [
    solid(
      polygon([
        [0, 3.75],
        [3.75, 0],
        [15, 0],
        [15, 11.25],
        [11.25, 15],
        [0, 15],
      ]),
    ),
    outline([...polyline([0, 3.75], [11.25, 3.75], [11.25, 15]), ...polyline([15, 0], [11.25, 3.75])]),
  ],
  sysSw: software,
  device: [
    solid(rectanglePath({ x: 0, y: 0, width: 15, height: 13.2 }, 1.5)),
    solid(polyline([1.5, 13.2], [0, 15], [15, 15], [13.5, 13.2])),
  ],
  goal: [
    solid(disc(7.5, 7.5, 7.5)),
    outline(disc(7.5, 7.5, 5.25)),
    { path: disc(7.5, 7.5, 3), fill: 'line', stroke: true },
  ],
};

const signAt = (name: string | undefined, x: number, y: number): readonly FigurePart[] =>
  (signs[name ?? ''] ?? []).map((part) => ({ ...part, path: mapPath(part.path, (px, py) => [px + x, py + y]) }));

/** Length of the cut corners and radius of the round ones, px. */
const corner = 10;

const bodyOf = (size: Size, { archiType }: Style): Path => {
  if (archiType !== 'oct') {
    return rectanglePath({ x: 0, y: 0, ...size }, archiType === 'rounded' ? corner : 0);
  }
  const { width, height } = size;
  return polygon([
    [0, corner],
    [corner, 0],
    [width - corner, 0],
    [width, corner],
    [width, height - corner],
    [width - corner, height],
    [corner, height],
    [0, height - corner],
  ]);
};

const application: Figure = {
  names: ['mxgraph.archimate3.application'],
  draw: (size, style) => [solid(bodyOf(size, style)), ...signAt(style.appType, size.width - side - 5, 5)],
};

/** A block that is seen from the front and a little from above. */
const technology: Figure = {
  names: ['mxgraph.archimate3.tech'],
  draw: ({ width, height }, style) => [
    solid(
      polygon([
        [0, corner],
        [corner, 0],
        [width, 0],
        [width, height - corner],
        [width - corner, height],
        [0, height],
      ]),
    ),
    outline([
      ...polyline([0, corner], [width - corner, corner], [width - corner, height]),
      ...polyline([width, 0], [width - corner, corner]),
    ]),
    ...signAt(style.techType, width - 2 * side, side),
  ],
};

const service: Figure = {
  names: ['mxgraph.archimate3.service'],
  draw: (size) => [solid(rectanglePath({ x: 0, y: 0, ...size }, Math.min(size.width, size.height) / 2))],
};

/** The stick figure of ArchiMate is wider around the head than that of UML. */
const person: Figure = {
  names: ['mxgraph.archimate3.actor'],
  draw: (size) => [
    solid(onGrid(disc(50, 15, 30, 15), [100, 100], size)),
    outline(
      onGrid(
        [...polyline([50, 30], [50, 75]), ...polyline([0, 45], [100, 45]), ...polyline([0, 100], [50, 75], [100, 100])],
        [100, 100],
        size,
      ),
    ),
  ],
};

export const archimateShapes: readonly Figure[] = [application, technology, service, person];
