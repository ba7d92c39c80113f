import type { Size, Style } from '../../model/index.ts';
import { sizeOf } from './corner.ts';
import { type Figure, outline, shaded, solid } from './figure.ts';
import { polygon, polyline } from './path.ts';

/** How much deeper than its middle line draw.io's paper wave swings. */
const swing = 1.4;

const waveHeight = ({ height }: Size, style: Style): number => sizeOf(style, 'size', 0.3, 1) * height;

/** A sheet with a wavy lower edge. */
export const document: Figure = {
  names: ['document'],
  draw: (size, style) => {
    const { width, height } = size;
    const wave = waveHeight(size, style);
    const middle = height - wave / 2;
    return [
      solid([
        ['M', 0, 0],
        ['L', width, 0],
        ['L', width, middle],
        ['Q', width * 0.75, height - wave * swing, width / 2, middle],
        ['Q', width / 4, height - wave * (1 - swing), 0, middle],
        ['Z'],
      ]),
    ];
  },
  textArea: (size, style) => ({
    x: 0,
    y: 0,
    width: size.width,
    height: size.height - (style.boundedLbl === '1' ? waveHeight(size, style) : 0),
  }),
};

/** A band with a wave above and below. */
export const tape: Figure = {
  names: ['tape'],
  draw: ({ width, height }, style) => {
    const wave = sizeOf(style, 'size', 0.4, 1) * height;
    const top = wave / 2;
    const bottom = height - wave / 2;
    return [
      solid([
        ['M', 0, top],
        ['Q', width / 4, wave * swing, width / 2, top],
        ['Q', width * 0.75, wave * (1 - swing), width, top],
        ['L', width, bottom],
        ['Q', width * 0.75, height - wave * swing, width / 2, bottom],
        ['Q', width / 4, height - wave * (1 - swing), 0, bottom],
        ['Z'],
      ]),
    ];
  },
};

/** A sheet with a folded corner. */
export const note: Figure = {
  names: ['note', 'note2'],
  draw: ({ width, height }, style) => {
    const fold = sizeOf(style, 'size', 30, Math.min(width, height));
    return [
      solid(
        polygon([
          [0, 0],
          [width - fold, 0],
          [width, fold],
          [width, height],
          [0, height],
        ]),
      ),
      ...shaded(
        polygon([
          [width - fold, 0],
          [width - fold, fold],
          [width, fold],
        ]),
        style,
        'darkOpacity',
      ),
      outline(polyline([width - fold, 0], [width - fold, fold], [width, fold])),
    ];
  },
};
