import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.ts';

test('pixels come out as they went in, their colours no longer multiplied by alpha', async () => {
  const opaque = [255, 128, 0, 255];
  const half = [128, 64, 0, 128];
  const empty = [0, 0, 0, 0];
  const picture = { width: 1, height: 3, pixels: Uint8Array.from([...opaque, ...half, ...empty]) };
  const png = Buffer.from(await encodePng(picture));
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect([...rows]).toEqual([0, ...opaque, 0, 255, 128, 0, 128, 0, ...empty]);
});

test('a picture larger than one band is whole', async () => {
  const pixels = new Uint8Array(1000 * 1200 * 4).fill(255);
  const png = Buffer.from(await encodePng({ width: 1000, height: 1200, pixels }));
  const start = png.indexOf('IDAT') + 4;
  expect(inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))).toHaveLength(1200 * 4001);
});
