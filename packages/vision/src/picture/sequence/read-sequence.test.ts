import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { arrow, line, readDrawn, scribble } from '../testing/drawn-picture.ts';

const lifelines = (context: SKRSContext2D): void => {
  for (const x of [60, 260]) {
    context.strokeRect(x, 30, 110, 40);
    scribble(context, x + 30, 45);
    line(context, x + 55, 70, x + 55, 380);
  }
};

test('words that lie on a message do not cut it', async () => {
  const { connectors } = await readDrawn((context) => {
    lifelines(context);
    line(context, 120, 140, 180, 140);
    scribble(context, 185, 136);
    arrow(context, 234, 140, 310, 140);
  });
  expect(connectors.map(({ from, to, head, label }) => ({ from, to, head, label }))).toEqual([
    { from: 's1', to: 's2', head: 'end', label: 'Word' },
  ]);
});

test('a curve that leaves a lifeline and comes back to it is a message to oneself', async () => {
  const { connectors } = await readDrawn((context) => {
    lifelines(context);
    arrow(context, 115, 140, 314, 140);
    context.beginPath();
    context.moveTo(316, 220);
    context.bezierCurveTo(360, 212, 360, 252, 316, 244);
    context.stroke();
  });
  expect(connectors.map(({ from, to }) => [from, to])).toEqual([
    ['s1', 's2'],
    ['s2', 's2'],
  ]);
});
