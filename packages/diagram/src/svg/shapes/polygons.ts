import type { Size, Style } from '../../model/index.ts';
import { cornerReach, insetOf, sizeOf } from './corner.ts';
import { type Figure, solid } from './figure.ts';
import { type Pair, polygon } from './path.ts';

/** Corners of the straight-sided shapes, clockwise; perimeters use the same corners, so that lines end on the outline. */
export const rhombusCorners = ({ width, height }: Size): readonly Pair[] => [
  [width / 2, 0],
  [width, height / 2],
  [width / 2, height],
  [0, height / 2],
];

export const triangleCorners = ({ width, height }: Size): readonly Pair[] => [
  [0, 0],
  [width, height / 2],
  [0, height],
];

export const hexagonCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const inset = insetOf(style, width, { share: 0.25, fixed: 20, most: 0.5 });
  return [
    [inset, 0],
    [width - inset, 0],
    [width, height / 2],
    [width - inset, height],
    [inset, height],
    [0, height / 2],
  ];
};

export const parallelogramCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const inset = insetOf(style, width, { share: 0.2, fixed: 20 });
  return [
    [inset, 0],
    [width, 0],
    [width - inset, height],
    [0, height],
  ];
};

export const trapezoidCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const inset = insetOf(style, width, { share: 0.2, fixed: 20, most: 0.5 });
  return [
    [inset, 0],
    [width - inset, 0],
    [width, height],
    [0, height],
  ];
};

export const stepCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const inset = insetOf(style, width, { share: 0.2, fixed: 20 });
  return [
    [0, 0],
    [width - inset, 0],
    [width, height / 2],
    [width - inset, height],
    [0, height],
    [inset, height / 2],
  ];
};

const cardCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const cut = sizeOf(style, 'size', 30, Math.min(width, height));
  return [
    [cut, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, cut],
  ];
};

const manualInputCorners = ({ width, height }: Size, style: Style): readonly Pair[] => [
  [0, sizeOf(style, 'size', 30, height)],
  [width, 0],
  [width, height],
  [0, height],
];

const offPageCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const shoulder = height - sizeOf(style, 'size', 0.375, 1) * height;
  return [
    [0, 0],
    [width, 0],
    [width, shoulder],
    [width / 2, height],
    [0, shoulder],
  ];
};

const loopLimitCorners = ({ width, height }: Size, style: Style): readonly Pair[] => {
  const cut = sizeOf(style, 'size', 20, Math.min(width / 2, height));
  return [
    [cut, 0],
    [width - cut, 0],
    [width, cut * 0.8],
    [width, height],
    [0, height],
    [0, cut * 0.8],
  ];
};

const fromCorners = (name: string, corners: (size: Size, style: Style) => readonly Pair[]): Figure => ({
  names: [name],
  draw: (size, style) => [solid(polygon(corners(size, style), cornerReach(style)))],
});

export const polygons: readonly Figure[] = [
  fromCorners('rhombus', rhombusCorners),
  fromCorners('triangle', triangleCorners),
  fromCorners('hexagon', hexagonCorners),
  fromCorners('parallelogram', parallelogramCorners),
  fromCorners('trapezoid', trapezoidCorners),
  fromCorners('step', stepCorners),
  fromCorners('card', cardCorners),
  fromCorners('manualInput', manualInputCorners),
  fromCorners('offPageConnector', offPageCorners),
  fromCorners('loopLimit', loopLimitCorners),
];
