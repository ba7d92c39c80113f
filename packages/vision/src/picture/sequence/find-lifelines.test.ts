import type { Rect } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import type { Rule } from '../lines/find-rules.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';
import { findLifelines } from './find-lifelines.ts';

const buildHead = (box: Rect): ChosenShape => ({
  candidate: {
    region: { label: 1, box, area: box.width * box.height, colour: [255, 255, 255], isOpen: false },
    filled: { box, cells: new Uint8Array(0), area: 0 },
    figure: 'rectangle',
    fit: 1,
    margin: 1,
    outline: 2,
    beyond: new Map(),
  },
  letters: [
    { label: 1, box: { ...box, width: 6, height: 9 }, area: 20 },
    { label: 2, box: { ...box, width: 6, height: 9 }, area: 20 },
  ],
  isContainer: false,
});

const buildLine = (at: number, from: number, to: number): Rule => ({
  axis: 'upright',
  at,
  from,
  to,
  thickness: 2,
  isDashed: true,
});

const heads = [40, 240].map((x) => buildHead({ x, y: 20, width: 120, height: 40 }));

test('a line that notes hide in places is one lifeline', () => {
  const rules = [100, 300].flatMap((at) => [buildLine(at, 62, 140), buildLine(at, 220, 400)]);
  expect(findLifelines(rules, heads).map(({ x, bottom }) => ({ x, bottom }))).toEqual([
    { x: 100, bottom: 400 },
    { x: 300, bottom: 400 },
  ]);
});

test('a short line and another far below it are no lifeline', () => {
  const rules = [100, 300].flatMap((at) => [buildLine(at, 62, 110), buildLine(at, 300, 400)]);
  expect(findLifelines(rules, heads)).toEqual([]);
});

test('a frame across lifelines is no participant', () => {
  const rules = [buildLine(100, 62, 600), buildLine(300, 62, 280), buildLine(300, 284, 600)];
  const frame = buildHead({ x: 190, y: 120, width: 270, height: 160 });
  expect(findLifelines(rules, [frame, ...heads]).map(({ x }) => x)).toEqual([100, 300]);
});

test('a line that an upright letter of the head is in a row with is a lifeline', () => {
  const rules = [buildLine(100, 34, 400), buildLine(300, 62, 400)];
  expect(findLifelines(rules, heads).map(({ x, top }) => [x, top])).toEqual([
    [100, 62],
    [300, 62],
  ]);
});
