import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { ChosenShape } from './choose-shapes.ts';
import { takeInStrips } from './take-in-strips.ts';

/** A box of 80 x 30 px, with as many empty compartments of 6 px below it. */
const draw = (strips: number) => {
  const context = createCanvas(120, 80).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 120, 80);
  context.lineWidth = 2;
  context.strokeRect(19, 9, 82, 32);
  for (let index = 0; index < strips; index += 1) context.strokeRect(19, 41 + 8 * index, 82, 8);
  const { data } = context.getImageData(0, 0, 120, 80);
  return { width: 120, height: 80, data };
};

const box = { x: 20, y: 10, width: 80, height: 30 };
const shape: ChosenShape = {
  candidate: {
    region: { label: 1, box, area: 2400, colour: [255, 255, 255], isOpen: false },
    filled: { box, cells: new Uint8Array(2400).fill(1), area: 2400 },
    figure: 'rectangle',
    fit: 1,
    margin: 1,
    outline: 2,
    beyond: new Map(),
  },
  letters: [{ label: 2, box: { x: 40, y: 20, width: 8, height: 10 }, area: 40 }],
  isContainer: false,
};

it('gives a class the empty compartments below its name', () => {
  const [taken] = takeInStrips([shape], draw(2), 10);
  expect(taken?.candidate.region.box).toEqual({ ...box, height: 46 });
  expect(taken?.rows).toEqual([]);
});

it('leaves a box without compartments as it is', () => {
  expect(takeInStrips([shape], draw(0), 10)).toEqual([shape]);
});
