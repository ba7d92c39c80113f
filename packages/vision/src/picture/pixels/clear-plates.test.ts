import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { clearPlates } from './clear-plates.ts';
import { findRegions } from './regions.ts';

/** Pale areas on white with words of strokes in them: one as high as its words on a line, and a shape. */
const draw = (plateHeight: number, behind = '#e8e8e8', outline = 0) => {
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 300, 200);
  context.fillStyle = '#333333';
  context.fillRect(149, 0, 2, 200);
  context.fillStyle = '#9370db';
  context.fillRect(116 - outline, 100 - plateHeight / 2 - outline, 64 + 2 * outline, plateHeight + 2 * outline);
  context.fillStyle = '#e8e8e8';
  context.fillRect(116, 100 - plateHeight / 2, 64, plateHeight);
  context.fillStyle = behind;
  context.fillRect(149, 100 - plateHeight / 2, 2, plateHeight);
  context.strokeStyle = '#333333';
  context.lineWidth = 2;
  for (let index = 0; index < 5; index += 1) context.strokeRect(120 + 12 * index, 93, 8, 14);
  const { data } = context.getImageData(0, 0, 300, 200);
  return findRegions(clearPlates({ width: 300, height: 200, data }));
};

const isArea = ({ regions }: ReturnType<typeof draw>): boolean =>
  [...regions.values()].some(({ box, isOpen, colour }) => !isOpen && box.width >= 60 && colour[0] > 200);

it('takes a pale area that is hardly higher than its words for the paper of the line that it lies on', () => {
  expect(isArea(draw(26))).toBe(false);
});

it('takes a plate for paper through which the line behind it shines', () => {
  expect(isArea(draw(26, '#c4c4c4'))).toBe(false);
});

it('leaves a pale shape that gives its words room', () => {
  expect(isArea(draw(60))).toBe(true);
});

it('leaves a cell whose words fill it within its outline', () => {
  expect(isArea(draw(26, '#e8e8e8', 4))).toBe(true);
});
