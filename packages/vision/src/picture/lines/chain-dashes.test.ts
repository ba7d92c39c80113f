import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { findComponents } from '../pixels/components.ts';
import { chainDashes } from './chain-dashes.ts';

type Line = readonly [x: number, y: number, toX: number, toY: number];

/** Dashes of 8 px with as much between them, 2 px thick. */
const chained = (lines: readonly Line[], offsets: readonly number[] = []) => {
  const size = { width: 300, height: 200 };
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.lineWidth = 2;
  context.setLineDash([8, 8]);
  for (const [index, [x, y, toX, toY]] of lines.entries()) {
    context.lineDashOffset = offsets[index] ?? 0;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.stroke();
  }
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const { labels, components } = findComponents(size, (at) => (data[4 * at + 3] ?? 0) > 128, { diagonal: true });
  return { pieces: components, ...chainDashes(components, { labels, width: size.width, stroke: 2 }) };
};

it('chains the dashes of slanted lines, whichever way they lead', () => {
  const { pieces, dashes } = chained([
    [20, 20, 80, 100],
    [200, 180, 280, 90],
  ]);
  expect([pieces.length, dashes.size]).toEqual([15, 15]);
});

it('chains what two strokes leave of their dashes', () => {
  const { pieces, dashes } = chained(
    [
      [20, 50, 180, 53],
      [20, 53, 180, 49],
    ],
    [0, 5],
  );
  expect(dashes.size).toBe(pieces.length);
});

it('leaves strokes of letters side by side and one that lies alone', () => {
  const strokes = [0, 1, 2, 3].map((at): Line => [20 + 6 * at, 20, 20 + 6 * at, 28]);
  expect(chained([...strokes, [200, 100, 207, 103]]).dashes.size).toBe(0);
});
