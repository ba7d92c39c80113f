import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { PictureProblem } from './picture-problem.ts';
import { readPicture } from './read-picture.ts';
import type { LetterReader } from './words/letter-reader.ts';

/** Says the same of whatever it is given: what letters say is Tesseract's concern. */
const letters: LetterReader = { read: async () => ({ text: 'Word', confidence: 0.9 }), close: async () => undefined };

const read = (bytes: Uint8Array) => readPicture(bytes, { letters, pdfjsFolder: '', limits: { megapixels: 1 } });

/** Strokes about as large as letters. */
const scribble = (context: SKRSContext2D, x: number, y: number): void => {
  for (let index = 0; index < 5; index += 1) context.strokeRect(x + 9 * index, y, 5, 9);
};

const arrow = (
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): void => {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
  const angle = Math.atan2(toY - y, toX - x);
  context.beginPath();
  context.moveTo(toX, toY);
  for (const turn of [0.4, -0.4]) context.lineTo(toX - 11 * Math.cos(angle + turn), toY - 11 * Math.sin(angle + turn));
  context.fill();
};

interface Look {
  readonly ink: string;
  readonly paper: string;
}

const draw = ({ ink, paper }: Look): Uint8Array => {
  const canvas = createCanvas(420, 420);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, 420, 420);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.5;
  context.strokeRect(40, 30, 140, 60);
  scribble(context, 90, 55);
  context.beginPath();
  context.moveTo(110, 150);
  context.lineTo(190, 200);
  context.lineTo(110, 250);
  context.lineTo(30, 200);
  context.closePath();
  context.stroke();
  scribble(context, 90, 196);
  context.beginPath();
  context.ellipse(320, 200, 60, 40, 0, 0, 2 * Math.PI);
  context.stroke();
  scribble(context, 300, 196);
  arrow(context, [110, 91], [110, 149]);
  arrow(context, [191, 200], [259, 200]);
  return canvas.toBuffer('image/png');
};

test.each([
  { ink: '#1f2937', paper: '#ffffff' },
  { ink: '#e5e7eb', paper: '#111827' },
])('shapes and the arrows between them are found in %j', async (look) => {
  const { width, height, reading } = await read(draw(look));
  expect([width, height]).toEqual([420, 420]);
  const kinds = reading.shapes.map(({ id, kind, label }) => ({ id, kind, label }));
  const idOf = (kind: string) => kinds.find((shape) => shape.kind === kind)?.id;
  expect(kinds.map(({ kind, label }) => `${kind} ${label}`).toSorted()).toEqual([
    'circle Word',
    'diamond Word',
    'rectangle Word',
  ]);
  expect(reading.connectors.map(({ from, to, head }) => [from, to, head])).toEqual([
    [idOf('rectangle'), idOf('diamond'), 'end'],
    [idOf('diamond'), idOf('circle'), 'end'],
  ]);
});

test('a picture without a diagram gives no shapes', async () => {
  const canvas = createCanvas(200, 200);
  canvas.getContext('2d').fillRect(0, 0, 200, 200);
  expect((await read(canvas.toBuffer('image/png'))).reading.shapes).toEqual([]);
});

const large = (): Uint8Array => {
  const bytes = createCanvas(20, 20).toBuffer('image/png');
  // The header promises 60,000 by 60,000 pixels.
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};

test.each([
  ['no picture', new TextEncoder().encode('a diagram, honestly'), 'Please upload a JPEG'],
  ['nothing', new Uint8Array(), 'Please upload a JPEG'],
  ['half a picture', draw({ ink: '#000000', paper: '#ffffff' }).subarray(0, 60), 'damaged'],
  ['a header alone', createCanvas(40, 40).toBuffer('image/png').subarray(0, 33), 'damaged'],
  ['a bomb', large(), 'only up to 1 million'],
  ['a dot', createCanvas(4, 4).toBuffer('image/png'), 'too small'],
])('%s is refused in words', async (_what, bytes, words) => {
  const failure = await read(bytes).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PictureProblem);
  expect(String(failure)).toContain(words);
});

test('a picture whose boxes hold specks in place of letters is read at its own size', async () => {
  const canvas = createCanvas(900, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 900, 600);
  context.fillStyle = '#000000';
  context.lineWidth = 2;
  for (const x of [60, 360, 660]) {
    context.strokeRect(x, 100, 180, 100);
    for (const speck of [40, 60, 80]) context.fillRect(x + speck, 150, 1, 1);
  }
  const { reading, unit } = await read(canvas.toBuffer('image/png'));
  expect(reading.shapes).toHaveLength(3);
  expect(unit).toBe(1);
});
