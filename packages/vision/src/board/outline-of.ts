import type { Rect } from '@diagloom/diagram/model';
import type { ReadKind } from './board-reading.ts';
import type { Path } from './geometry.ts';

/** The outline of an upright figure as a ring of points whose last is its first. */
export const outlineOf = (kind: ReadKind, { x, y, width, height }: Rect): Path =>
  (rings[kind === 'dot' ? 'circle' : kind] ?? rings.rectangle).map((spot) => ({
    x: x + spot.x * width,
    y: y + spot.y * height,
  }));

const rings: Readonly<Partial<Record<ReadKind, Path>> & { readonly rectangle: Path }> = {
  rectangle: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ],
  diamond: [
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
    { x: 0.5, y: 0 },
  ],
  parallelogram: [
    { x: 0.15, y: 0 },
    { x: 1, y: 0 },
    { x: 0.85, y: 1 },
    { x: 0, y: 1 },
    { x: 0.15, y: 0 },
  ],
  hexagon: [
    { x: 0.12, y: 0 },
    { x: 0.88, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.88, y: 1 },
    { x: 0.12, y: 1 },
    { x: 0, y: 0.5 },
    { x: 0.12, y: 0 },
  ],
  triangle: [
    { x: 0.5, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: 0.5, y: 0 },
  ],
  circle: Array.from({ length: 37 }, (_, index) => ({
    x: 0.5 + 0.5 * Math.cos((index * Math.PI) / 18),
    y: 0.5 + 0.5 * Math.sin((index * Math.PI) / 18),
  })),
};
