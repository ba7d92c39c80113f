import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Raster } from '../pixels/raster.ts';
import { straightnessOf } from './straightness.ts';

test('boxes of a program are straight to the pixel, and those of a hand on white paper are not', () => {
  expect(straightnessOf(drawBox(() => 0))).toBeGreaterThan(0.9);
  expect(straightnessOf(drawBox((along) => 2 * Math.sin(along / 11)))).toBeLessThan(0.3);
});

/** A box whose sides are as far from straight as `off` says. */
const drawBox = (off: (along: number) => number): Raster => {
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 300, 200);
  context.lineWidth = 2;
  context.beginPath();
  for (let x = 40; x <= 260; x += 1) context.lineTo(x, 50 + off(x));
  for (let y = 50; y <= 150; y += 1) context.lineTo(260 + off(y), y);
  for (let x = 260; x >= 40; x -= 1) context.lineTo(x, 150 + off(x));
  for (let y = 150; y >= 50; y -= 1) context.lineTo(40 + off(y), y);
  context.stroke();
  const { data } = context.getImageData(0, 0, 300, 200);
  return { width: 300, height: 200, data };
};
