import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toSpec, typeOfPicture } from '../board/index.ts';
import { arrow, box, line, readDrawn, scribble } from './testing/drawn-picture.ts';

test('boxes on each other are one class with its rows', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(40, 40, 160, 34);
    context.strokeRect(40, 74, 160, 60);
    scribble(context, 95, 52);
    scribble(context, 50, 84);
    scribble(context, 50, 110);
  });
  expect(reading.shapes.map(({ kind, label, rows }) => ({ kind, label, rows }))).toEqual([
    { kind: 'table', label: 'Word', rows: ['Word', 'Word'] },
  ]);
  expect(typeOfPicture(reading)).toBe('uml');
  expect(toSpec(reading, 'uml', 'Classes').spec.nodes[0]?.attributes).toHaveLength(2);
});

test('lines between lifelines are messages in their order', async () => {
  const reading = await readDrawn((context) => {
    for (const x of [60, 260]) {
      context.strokeRect(x, 30, 110, 40);
      scribble(context, x + 30, 45);
      context.setLineDash([6, 5]);
      line(context, x + 55, 70, x + 55, 380);
      context.setLineDash([]);
    }
    arrow(context, 115, 140, 314, 140);
    arrow(context, 315, 220, 116, 220);
  });
  const names = reading.shapes.filter(({ kind }) => kind === 'participant').map(({ id }) => id);
  expect(names).toHaveLength(2);
  expect(reading.connectors.map(({ from, to }) => [from, to])).toEqual([names, names.toReversed()]);
  expect(typeOfPicture(reading)).toBe('sequence');
});

test('a connector that crosses the line between two lanes joins shapes in them', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(20, 20, 600, 360);
    line(context, 20, 200, 620, 200);
    line(context, 60, 20, 60, 380);
    context.strokeRect(120, 80, 130, 50);
    scribble(context, 155, 100);
    context.strokeRect(120, 270, 130, 50);
    scribble(context, 155, 290);
    arrow(context, 185, 131, 185, 269);
  });
  const lanes = reading.shapes.filter(({ kind }) => kind === 'lane').map(({ id }) => id);
  const steps = reading.shapes.filter(({ kind }) => kind === 'rectangle');
  expect(lanes).toHaveLength(2);
  expect(new Set(steps.map(({ parent }) => parent))).toEqual(new Set(lanes));
  expect(reading.connectors).toHaveLength(1);
  expect(typeOfPicture(reading)).toBe('process');
});

test('words on a plate through which an arrow shines are its label', async () => {
  const reading = await readDrawn((context) => {
    box(context, 200, 40);
    box(context, 200, 260);
    box(context, 400, 40);
    arrow(context, 255, 91, 255, 259);
    context.fillStyle = 'rgba(232, 232, 232, 0.8)';
    context.fillRect(208, 164, 95, 20);
    scribble(context, 213, 170);
    scribble(context, 258, 170);
  });
  expect(reading.shapes).toHaveLength(3);
  expect(reading.connectors.map(({ head, label }) => ({ head, label }))).toEqual([{ head: 'end', label: 'Word' }]);
});

test('a small dot and a ring around one are where a machine starts and ends', async () => {
  const disc = (context: SKRSContext2D, y: number, radius: number): void => {
    context.beginPath();
    context.arc(255, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  const reading = await readDrawn((context) => {
    context.fillStyle = '#1f2937';
    disc(context, 30, 8);
    arrow(context, 255, 38, 255, 109);
    context.beginPath();
    context.roundRect(200, 110, 110, 50, 8);
    context.stroke();
    scribble(context, 230, 130);
    arrow(context, 255, 161, 255, 240);
    disc(context, 250, 3);
    context.beginPath();
    context.arc(255, 250, 8, 0, 2 * Math.PI);
    context.stroke();
  });
  expect(reading.shapes.map(({ kind }) => kind).toSorted()).toEqual(['dot', 'dot', 'rounded']);
  const { nodes, edges } = toSpec(reading, 'uml', 'States').spec;
  expect(nodes.map(({ kind }) => kind).toSorted()).toEqual(['final', 'initial', 'state']);
  expect(edges.map(({ kind }) => kind)).toEqual(['transition', 'transition']);
  expect(typeOfPicture(reading)).toBe('uml');
});

test('heads of lanes in colours of their own below the name of a pool are no shapes', async () => {
  const reading = await readDrawn((context) => {
    context.fillStyle = '#e5e7eb';
    context.fillRect(20, 20, 600, 34);
    context.fillStyle = '#f8fafc';
    context.fillRect(20, 54, 400, 34);
    context.fillStyle = '#fee2e2';
    context.fillRect(420, 54, 200, 34);
    context.strokeRect(20, 20, 600, 380);
    for (const y of [54, 88]) line(context, 20, y, 620, y);
    line(context, 420, 54, 420, 400);
    scribble(context, 300, 33);
    scribble(context, 200, 67);
    scribble(context, 500, 67);
    box(context, 160, 160);
    box(context, 470, 160);
    arrow(context, 271, 185, 469, 185);
  });
  expect(reading.shapes.map(({ kind, label }) => ({ kind, label }))).toEqual([
    { kind: 'pool', label: 'Word' },
    { kind: 'lane', label: 'Word' },
    { kind: 'lane', label: 'Word' },
    { kind: 'rectangle', label: 'Word' },
    { kind: 'rectangle', label: 'Word' },
  ]);
});

test('lanes and their pool keep their names on a sheet that a screenshot shows around them', async () => {
  const upright = (context: SKRSContext2D, x: number, y: number): void => {
    for (let index = 0; index < 5; index += 1) context.strokeRect(x, y + 9 * index, 9, 5);
  };
  const reading = await readDrawn((context) => {
    context.beginPath();
    context.roundRect(12, 12, 616, 396, 24);
    context.stroke();
    context.strokeRect(60, 50, 500, 320);
    for (const x of [90, 120]) line(context, x, 50, x, 370);
    line(context, 90, 210, 560, 210);
    upright(context, 71, 190);
    upright(context, 101, 110);
    upright(context, 101, 270);
    for (const y of [90, 270]) {
      context.strokeRect(150, y, 130, 50);
      scribble(context, 185, y + 20);
    }
    arrow(context, 215, 140, 215, 270);
  });
  const named = reading.shapes.filter(({ kind }) => kind === 'lane' || kind === 'pool');
  expect(named.map(({ kind, label }) => ({ kind, label }))).toEqual([
    { kind: 'pool', label: 'Word' },
    { kind: 'lane', label: 'Word' },
    { kind: 'lane', label: 'Word' },
  ]);
});

test('somebody drawn with strokes and the dot at which a machine starts are shapes that lines meet', async () => {
  const reading = await readDrawn((context) => {
    context.beginPath();
    context.ellipse(70, 80, 10, 9, 0, 0, 7);
    context.stroke();
    line(context, 70, 89, 70, 120);
    line(context, 50, 100, 90, 100);
    for (const x of [50, 90]) line(context, 70, 120, x, 145);
    scribble(context, 48, 152);
    context.beginPath();
    context.ellipse(300, 110, 80, 34, 0, 0, 7);
    context.stroke();
    scribble(context, 280, 106);
    line(context, 92, 110, 220, 110);
    context.fillStyle = '#1f2937';
    context.beginPath();
    context.ellipse(500, 60, 14, 14, 0, 0, 7);
    context.fill();
    box(context, 445, 180);
    arrow(context, 500, 74, 500, 179);
  });
  const kinds = new Map(reading.shapes.map(({ id, kind }) => [id, kind]));
  expect(reading.shapes.find(({ kind }) => kind === 'person')?.label).toBe('Word');
  const joined = reading.connectors.map(({ from = '', to = '' }) => `${kinds.get(from)} ${kinds.get(to)}`);
  expect(joined.toSorted()).toEqual(['dot rectangle', 'person circle']);
});

test('filled boxes and the thick line of their colour between them are two shapes and a connector', async () => {
  const reading = await readDrawn((context) => {
    context.fillStyle = '#d8b4fe';
    context.fillRect(40, 40, 140, 50);
    context.fillRect(300, 220, 140, 50);
    context.fillRect(40, 300, 140, 50);
    context.strokeStyle = '#d8b4fe';
    context.lineWidth = 14;
    line(context, 110, 65, 370, 245);
    line(context, 110, 65, 110, 325);
    context.fillStyle = '#000000';
    context.strokeStyle = '#000000';
    context.lineWidth = 2;
    for (const [x, y] of [
      [80, 60],
      [340, 240],
      [80, 320],
    ] as const)
      scribble(context, x, y);
  });
  expect(reading.shapes).toHaveLength(3);
  expect(reading.connectors).toHaveLength(2);
});
