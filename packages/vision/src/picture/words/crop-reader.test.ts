import { expect, test } from 'vitest';
import { createCropReader } from './crop-reader.ts';

const raster = { width: 100, height: 20, data: new Uint8ClampedArray(4 * 100 * 20).fill(255) };
const labels = new Int32Array(100 * 20);

/** Letters of 5 by 8 px that begin at these places. */
const lettersAt = (...places: readonly number[]) =>
  places.map((x, index) => ({ label: index + 1, box: { x, y: 6, width: 5, height: 8 }, area: 30 }));

/** Says one text after the other. */
const readerOf = (...texts: readonly string[]) => {
  const left = [...texts];
  return createCropReader(raster, {
    read: async () => ({ text: left.shift() ?? '', confidence: 0.9 }),
    close: async () => undefined,
  });
};

const white = [255, 255, 255] as const;

test('words that stand apart have a space between them', async () => {
  const letters = lettersAt(10, 16, 22, 28, 37, 43);
  expect((await readerOf('filmid', 'film', 'id')(letters, labels, white)).text).toBe('film id');
  expect((await readerOf('filmid', 'fi1m', 'xx')(letters, labels, white)).text).toBe('filmid');
});

test('letters far from each other are one word', async () => {
  expect((await readerOf('film', 'f')(lettersAt(10, 19, 28, 37), labels, white)).text).toBe('film');
});

test('words that were read in part are read again', async () => {
  const letters = [{ label: 1, box: { x: 10, y: 6, width: 45, height: 8 }, area: 180 }];
  expect((await readerOf('De d', 'Declined?')(letters, labels, white)).text).toBe('Declined?');
  expect((await readerOf('De d', 'D')(letters, labels, white)).text).toBe('De d');
});
