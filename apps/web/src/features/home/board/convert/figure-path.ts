import type { Rect } from '@diagloom/diagram/model';
import { outlineOf, type ReadKind } from '@diagloom/vision/board';

/** The outline of a figure that was read, as the data of an SVG path. */
export const figurePath = (kind: ReadKind, box: Rect): string => {
  const { x, y, width, height } = box;
  const draw = curved[kind];
  if (draw !== undefined) return `M${x} ${y}${draw(width, height)}z`;
  return `M${outlineOf(kind === 'text' ? 'rectangle' : kind, box)
    .map((point) => `${point.x} ${point.y}`)
    .join('L')}z`;
};

/** From the upper left corner of the box, relative. */
const curved: Readonly<Partial<Record<ReadKind, (width: number, height: number) => string>>> = {
  rounded: (width, height) => roundedBox(width, height, 0.22 * Math.min(width, height)),
  pill: (width, height) => roundedBox(width, height, 0.5 * Math.min(width, height)),
  cylinder: (width, height) => {
    const cap = Math.min(height / 4, width / 8);
    const arc = (by: number, sweep: 0 | 1): string => `a${width / 2} ${cap} 0 0 ${sweep} ${by} 0`;
    return `m0 ${cap}${arc(width, 1)}v${height - 2 * cap}${arc(-width, 1)}zm0 0${arc(width, 0)}${arc(-width, 1)}`;
  },
  document: (width, height) => {
    const wave = height / 8;
    return `h${width}v${height - wave}q${-width / 4} ${-2 * wave} ${-width / 2} 0t${-width / 2} 0`;
  },
};

const roundedBox = (width: number, height: number, radius: number): string => {
  const corner = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `m${radius} 0h${width - 2 * radius}${corner(radius, radius)}`,
    `v${height - 2 * radius}${corner(-radius, radius)}`,
    `h${2 * radius - width}${corner(-radius, -radius)}`,
    `v${2 * radius - height}${corner(radius, -radius)}`,
  ].join('');
};
