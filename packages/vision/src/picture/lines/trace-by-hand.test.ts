import { expect, test } from 'vitest';
import { traceByHand } from './trace-by-hand.ts';

const size = { width: 300, height: 60 };

/** One byte for each pixel of which `holds` is true. */
const mask = (holds: (x: number, y: number) => boolean): Uint8Array =>
  new Uint8Array(size.width * size.height).map((_, at) =>
    holds(at % size.width, Math.floor(at / size.width)) ? 1 : 0,
  );

test('lines on two sides of a small shape that face each other stop at it, words or not', () => {
  const cells = mask((x, y) => Math.abs(y - 30) < 2 && ((x >= 44 && x <= 128) || (x >= 172 && x <= 256)));
  const owners = Int32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    if (x < 40) return 1;
    if (x > 260) return 3;
    return x >= 140 && x <= 160 && y >= 20 && y <= 40 ? 2 : 0;
  });
  const traced = traceByHand({
    ...size,
    cells,
    marks: cells,
    owners,
    holders: new Set(),
    stroke: 3,
    letterHeight: 12,
    words: [{ x: 130, y: 24, width: 40, height: 12 }],
    colourAt: () => undefined,
  });
  expect(traced.map(({ from, to }) => `${from} > ${to}`)).toEqual(['0 > 1', '1 > 2']);
});
