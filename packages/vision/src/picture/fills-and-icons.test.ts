import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { arrow, readDrawn, scribble } from './testing/drawn-picture.ts';

/** A filled square with something white in it, and words below. */
const icon = (context: SKRSContext2D, x: number, y: number, colour: string): void => {
  context.fillStyle = colour;
  context.fillRect(x, y, 56, 56);
  context.fillStyle = '#ffffff';
  context.fillRect(x + 16, y + 20, 24, 14);
  scribble(context, x + 7, y + 64);
};

const filled = (context: SKRSContext2D, x: number, y: number, colour: string): void => {
  context.fillStyle = colour;
  context.fillRect(x, y, 120, 60);
  context.strokeRect(x, y, 120, 60);
  scribble(context, x + 35, y + 25);
};

test('a fill of its own makes a container without an outline, whatever leads into it', async () => {
  const reading = await readDrawn((context) => {
    context.fillStyle = '#e2e8f0';
    context.fillRect(220, 40, 380, 320);
    filled(context, 30, 170, '#ffffff');
    filled(context, 300, 170, '#ffffff');
    arrow(context, 151, 200, 299, 200);
  });
  const [holder] = reading.shapes;
  expect(holder?.box).toEqual({ x: 219, y: 39, width: 382, height: 322 });
  expect(reading.shapes.map(({ parent }) => parent)).toEqual([undefined, undefined, holder?.id]);
  expect(reading.connectors.map(({ from, to }) => [from, to])).toEqual([['s2', 's3']]);
});

test('icons are called what stands below them, in a frame too', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(20, 20, 600, 300);
    icon(context, 80, 120, '#ed7100');
    icon(context, 400, 120, '#8c4fff');
    arrow(context, 138, 148, 398, 148);
  });
  const icons = reading.shapes.filter(({ box }) => box.width === 56);
  expect(icons.map(({ label, fill }) => [label, fill])).toEqual([
    ['Word', '#ed7100'],
    ['Word', '#8c4fff'],
  ]);
  expect(reading.shapes.filter(({ kind }) => kind === 'text')).toEqual([]);
});

test.each([
  ['of different colors', '#fecaca', ['#dbeafe', '#fecaca']],
  ['of one color', '#dbeafe', [undefined, undefined]],
])('boxes %s keep what their colors tell', async (_, other, fills) => {
  const reading = await readDrawn((context) => {
    filled(context, 40, 60, '#dbeafe');
    filled(context, 340, 60, other);
    arrow(context, 161, 90, 339, 90);
  });
  expect(reading.shapes.map(({ fill }) => fill)).toEqual(fills);
});
