import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { readPicture } from '../read-picture.ts';
import type { LetterReader } from '../words/letter-reader.ts';

/** What letters say is Tesseract's concern. */
const letters: LetterReader = { read: async () => ({ text: 'Word', confidence: 0.9 }), close: async () => undefined };

export const readDrawn = async (draw: (context: SKRSContext2D) => void) => {
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
export const scribble = (context: SKRSContext2D, x: number, y: number): void => {
  for (let index = 0; index < 5; index += 1) context.strokeRect(x + 9 * index, y, 5, 9);
};

export const line = (context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void => {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
};

export const arrow = (context: SKRSContext2D, x: number, y: number, toX: number, toY: number): void => {
  line(context, x, y, toX, toY);
  const angle = Math.atan2(toY - y, toX - x);
  line(context, toX, toY, toX - 9 * Math.cos(angle + 0.5), toY - 9 * Math.sin(angle + 0.5));
  line(context, toX, toY, toX - 9 * Math.cos(angle - 0.5), toY - 9 * Math.sin(angle - 0.5));
};

export const box = (context: SKRSContext2D, x: number, y: number): void => {
  context.strokeRect(x, y, 110, 50);
  scribble(context, x + 30, y + 20);
};

/** Which places, by the left upper corners of their boxes, lead to which. */
export const leading = ({ shapes, connectors }: Awaited<ReturnType<typeof readDrawn>>): readonly string[] => {
  const placeOf = (id: string | undefined): string => {
    const found = shapes.find((shape) => shape.id === id)?.box;
    return found === undefined ? '?' : `${Math.round(found.x / 10)},${Math.round(found.y / 10)}`;
  };
  return connectors.map(({ from, to, head }) => `${placeOf(from)} ${head} ${placeOf(to)}`).toSorted();
};
