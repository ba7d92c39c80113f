import { deflateSync } from 'node:zlib';
import { pngSignature, writeChunk } from '@diagloom/diagram/drawio';

/**
 * Digits as a picture, black on white, in the seven strokes of a clock: large enough for models that look at a picture in tiles, and drawn
 * without a font.
 */
export const drawDigits = (digits: string): Uint8Array => {
  const width = margin * 2 + digits.length * (digitWidth + gap) - gap;
  const height = margin * 2 + digitWidth * 2 - stroke;
  const strokes = [...digits].flatMap((digit, at) => {
    const left = margin + at * (digitWidth + gap);
    return [...(shapes[Number(digit)] ?? '')].map((name) => strokeAt(name, left));
  });
  const isBlack = (x: number, y: number): boolean =>
    strokes.some((each) => x >= each.x && x < each.x + each.width && y >= each.y && y < each.y + each.height);
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_unused, x) => (isBlack(x, y) ? 0 : 255)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, grey.
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [writeChunk('IHDR', header), writeChunk('IDAT', deflateSync(Uint8Array.from(rows.flat())))];
  return new Uint8Array(Buffer.concat([pngSignature, ...parts, writeChunk('IEND', new Uint8Array())]));
};

const margin = 32;
const digitWidth = 48;
const stroke = 10;
const gap = 22;

/** The strokes of each digit: above, right above, right below, below, left below, left above, and the one in the middle. */
const shapes = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'] as const;

const strokeAt = (name: string, left: number) => {
  const step = digitWidth - stroke;
  const row = { a: 0, f: 0, b: 0, g: 1, e: 1, c: 1, d: 2 }[name] ?? 0;
  const y = margin + row * step;
  return 'agd'.includes(name)
    ? { x: left, y, width: digitWidth, height: stroke }
    : { x: left + ('bc'.includes(name) ? step : 0), y, width: stroke, height: digitWidth };
};
