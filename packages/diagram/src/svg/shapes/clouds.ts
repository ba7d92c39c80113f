import { type Figure, solid } from './figure.ts';

export const cloud: Figure = {
  names: ['cloud'],
  draw: ({ width: w, height: h }) => [
    solid([
      ['M', 0.25 * w, 0.25 * h],
      ['C', 0.05 * w, 0.25 * h, 0, 0.5 * h, 0.16 * w, 0.55 * h],
      ['C', 0, 0.66 * h, 0.18 * w, 0.9 * h, 0.31 * w, 0.8 * h],
      ['C', 0.4 * w, h, 0.7 * w, h, 0.8 * w, 0.8 * h],
      ['C', w, 0.8 * h, w, 0.6 * h, 0.875 * w, 0.5 * h],
      ['C', w, 0.3 * h, 0.8 * w, 0.1 * h, 0.625 * w, 0.2 * h],
      ['C', 0.5 * w, 0.05 * h, 0.3 * w, 0.05 * h, 0.25 * w, 0.25 * h],
      ['Z'],
    ]),
  ],
};
