import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { toSpec, typeOfPicture } from '../board/index.ts';
import { readPicture } from './read-picture.ts';
import type { LetterReader } from './words/letter-reader.ts';

/** What letters say is Tesseract's concern. */
const letters: LetterReader = { read: async () => ({ text: 'Word', confidence: 0.9 }), close: async () => undefined };

const readDrawn = async (draw: (context: SKRSContext2D) => void) => {
  const canvas = createCanvas(640, 420);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 640, 420);
  context.strokeStyle = '#1f2937';
  context.lineWidth = 2;
  draw(context);
  const bytes = canvas.toBuffer('image/png');
  return (await readPicture(bytes, { letters, pdfjsFolder: '', limits: { megapixels: 1 } })).reading;
};

/** Strokes about as large as letters. */
const scribble = (context: SKRSContext2D, x: number, y: number): void => {
  for (let index = 0; index < 5; index += 1) context.strokeRect(x + 9 * index, y, 5, 9);
};

const line = (context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void => {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
};

const arrow = (context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void => {
  line(context, x, y, toX, toY);
  const angle = Math.atan2(toY - y, toX - x);
  line(context, toX, toY, toX - 9 * Math.cos(angle + 0.5), toY - 9 * Math.sin(angle + 0.5));
  line(context, toX, toY, toX - 9 * Math.cos(angle - 0.5), toY - 9 * Math.sin(angle - 0.5));
};

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

const box = (context: SKRSContext2D, x: number, y: number): void => {
  context.strokeRect(x, y, 110, 50);
  scribble(context, x + 30, y + 20);
};

/** Which places, by the left upper corners of their boxes, lead to which. */
const leading = ({ shapes, connectors }: Awaited<ReturnType<typeof readDrawn>>): readonly string[] => {
  const placeOf = (id: string | undefined): string => {
    const found = shapes.find((shape) => shape.id === id)?.box;
    return found === undefined ? '?' : `${Math.round(found.x / 10)},${Math.round(found.y / 10)}`;
  };
  return connectors.map(({ from, to, head }) => `${placeOf(from)} ${head} ${placeOf(to)}`).toSorted();
};

test('a tree of lines without heads leads from its root to each branch', async () => {
  const reading = await readDrawn((context) => {
    box(context, 260, 20);
    line(context, 315, 70, 315, 140);
    line(context, 95, 140, 535, 140);
    for (const x of [40, 260, 480]) {
      line(context, x + 55, 140, x + 55, 200);
      box(context, x, 200);
    }
  });
  expect(leading(reading)).toEqual(['26,2 none 26,20', '26,2 none 4,20', '26,2 none 48,20']);
});

test('a connector leads into a container, and a dashed one around a corner', async () => {
  const reading = await readDrawn((context) => {
    context.strokeRect(280, 20, 340, 380);
    box(context, 40, 60);
    box(context, 400, 60);
    box(context, 400, 300);
    box(context, 40, 200);
    arrow(context, 151, 85, 399, 85);
    context.setLineDash([7, 5]);
    line(context, 95, 251, 95, 325);
    line(context, 95, 325, 390, 325);
    context.setLineDash([]);
    arrow(context, 390, 325, 399, 325);
  });
  expect(leading(reading)).toEqual(['4,20 end 40,30', '4,6 end 40,6']);
});

test('lines that cross go straight on, and bars at which a flow forks are shapes', async () => {
  const reading = await readDrawn((context) => {
    box(context, 40, 180);
    box(context, 480, 180);
    box(context, 260, 340);
    context.fillStyle = '#1f2937';
    context.fillRect(220, 60, 190, 10);
    arrow(context, 151, 205, 479, 205);
    arrow(context, 315, 71, 315, 339);
  });
  expect(leading(reading)).toEqual(['22,6 end 26,34', '4,18 end 48,18']);
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
