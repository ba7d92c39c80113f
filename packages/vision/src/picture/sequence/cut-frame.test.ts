import { expect, test } from 'vitest';
import { cutFrame } from './cut-frame.ts';

const frame = { x: 100, y: 100, width: 400, height: 300 };
const dashed = { axis: 'level', thickness: 2, isDashed: true } as const;

test('a dashed line cuts a frame also where a bar of activity hides a part of it', () => {
  const pieces = [
    { ...dashed, at: 250, from: 104, to: 280 },
    { ...dashed, at: 250.5, from: 320, to: 496 },
  ];
  expect(cutFrame(frame, pieces, 1)).toEqual([
    { x: 100, y: 100, width: 400, height: 150 },
    { x: 100, y: 250, width: 400, height: 150 },
  ]);
});

test('a dashed reply between two lifelines does not cut the frame around it', () => {
  expect(cutFrame(frame, [{ ...dashed, at: 250, from: 180, to: 420 }], 1)).toEqual([frame]);
});

test('a bar of activity may hide the last dash as well', () => {
  const bar = { axis: 'upright', at: 480, from: 60, to: 380, thickness: 10, isDashed: false } as const;
  const divider = { ...dashed, at: 250, from: 104, to: 472 };
  expect(cutFrame(frame, [divider, bar], 1)).toHaveLength(2);
  expect(cutFrame(frame, [divider], 1)).toEqual([frame]);
});
