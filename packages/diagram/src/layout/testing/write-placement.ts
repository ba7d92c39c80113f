import type { Placement, Point } from '../../model/index.ts';

const write = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** A placement as text for golden files: a line for each shape and each route. */
export const writePlacement = ({ shapes, routes }: Placement): string =>
  [
    ...[...shapes].map(([id, box]) => `${id}: ${write(box)} ${Math.round(box.width)}x${Math.round(box.height)}`),
    ...[...routes].map(([id, { points, label }]) => {
      const text = label === undefined ? '' : ` label ${write(label)}`;
      return `${id}: ${points.map(write).join(' ')}${text}`;
    }),
    '',
  ].join('\n');
