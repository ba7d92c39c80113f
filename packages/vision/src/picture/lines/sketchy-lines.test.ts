import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { box, leading, line, readDrawn } from '../testing/drawn-picture.ts';

const head = (context: SKRSContext2D, x: number, y: number): void => {
  context.fillStyle = '#1f2937';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - 14, y - 7);
  context.lineTo(x - 10, y);
  context.lineTo(x - 14, y + 7);
  context.fill();
};

const curve = (context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void => {
  const middle = (x + toX) / 2;
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(middle, y, middle, toY, toX, toY);
  context.stroke();
};

test('dashes in two strokes are one line, as far as its head', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 60);
    box(context, 40, 300);
    box(context, 400, 60);
    line(context, 95, 111, 95, 300);
    context.setLineDash([8, 8]);
    for (const [by, offset] of [
      [0, 0],
      [4, 5],
    ] as const) {
      context.lineDashOffset = offset;
      line(context, 151, 84 + by, 384, 87 - by);
    }
    context.setLineDash([]);
    head(context, 399, 86);
  });
  expect(leading(reading)).toEqual(['4,6 end 40,6', '4,6 none 4,30']);
});

test('a curve that flows into a line has its head with it', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 60);
    box(context, 40, 300);
    box(context, 400, 300);
    for (const by of [0, 2]) {
      line(context, 151, 324 + by, 392, 325);
      curve(context, 151, 85 + by, 392, 325);
    }
    line(context, 390, 325, 397, 325);
    for (const y of [317, 333]) line(context, 397, 325, 385, y);
  });
  expect(leading(reading)).toEqual(['4,30 end 40,30', '4,6 end 40,30']);
});
