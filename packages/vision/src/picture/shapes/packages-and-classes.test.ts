import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { box, readDrawn, scribble } from '../testing/drawn-picture.ts';

const namesOf = ({ shapes }: Awaited<ReturnType<typeof readDrawn>>) =>
  shapes.map(({ kind, label, rows }) => ({ kind, label, ...(rows === undefined ? {} : { rows: rows.length }) }));

/** A frame with its name on a tab, whose right side is slanted. */
const drawPackage = (context: SKRSContext2D): void => {
  context.strokeRect(40, 60, 560, 320);
  context.beginPath();
  context.moveTo(40, 60);
  context.lineTo(40, 36);
  context.lineTo(110, 36);
  context.lineTo(120, 60);
  context.stroke();
  scribble(context, 50, 43);
};

test('a package has the name that stands on its tab, and its tab is no line', async () => {
  const reading = await readDrawn((context) => {
    drawPackage(context);
    box(context, 120, 120);
    box(context, 320, 240);
  });
  expect(namesOf(reading)).toEqual([
    { kind: 'rectangle', label: 'Word' },
    { kind: 'rectangle', label: 'Word' },
    { kind: 'rectangle', label: 'Word' },
  ]);
  expect(reading.connectors).toEqual([]);
});

test('what stands close to the edge of a package in a colour of its own is a shape', async () => {
  const reading = await readDrawn((context) => {
    drawPackage(context);
    context.fillStyle = '#fefece';
    context.fillRect(48, 120, 110, 50);
    box(context, 48, 120);
    box(context, 320, 240);
  });
  expect(reading.shapes.filter(({ label }) => label === 'Word')).toHaveLength(3);
});

/** Compartments of one box, by how high they are. */
const drawClass = (context: SKRSContext2D, heights: readonly number[]): readonly number[] => {
  let y = 60;
  return heights.map((height) => {
    context.strokeRect(40, y, 160, height);
    y += height;
    return y - height;
  });
};

test.each([
  { where: 'between others', heights: [34, 9, 40], rows: 103 },
  { where: 'below others', heights: [34, 40, 9], rows: 94 },
])('an empty compartment $where is one of the same class', async ({ heights, rows }) => {
  const reading = await readDrawn((context) => {
    const [name = 0] = drawClass(context, heights);
    scribble(context, 95, name + 12);
    scribble(context, 50, rows + 15);
    box(context, 360, 200);
  });
  expect(namesOf(reading)).toEqual([
    { kind: 'table', label: 'Word', rows: 1 },
    { kind: 'rectangle', label: 'Word' },
  ]);
});

test('a low compartment that words fill from side to side is one of its class', async () => {
  const reading = await readDrawn((context) => {
    const [name = 0, attributes = 0, operations = 0] = drawClass(context, [34, 19, 40]);
    scribble(context, 95, name + 12);
    context.lineWidth = 1;
    for (let x = 44; x < 194; x += 7) context.strokeRect(x + 0.5, attributes + 5.5, 4, 8);
    context.lineWidth = 2;
    scribble(context, 50, operations + 15);
    box(context, 360, 200);
  });
  expect(namesOf(reading)[0]).toEqual({ kind: 'table', label: 'Word', rows: 2 });
});
