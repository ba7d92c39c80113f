import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { seededRandom } from '../samples/seeded-random.ts';

export interface HostilePicture {
  /** What is wrong with it. */
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/** Pictures of every format with every fault, from a seed. In: the number of the picture. Kinds take turns. */
export const hostilePicture = (seed: number, number: number): HostilePicture => {
  const random = seededRandom(seed + Math.imul(number, 0x9e3779b1));
  const names = Object.keys(faults);
  const kind = names[number % names.length] ?? 'noise';
  return { kind, bytes: new Uint8Array((faults[kind] ?? noise)(random)) };
};

type Random = () => number;
type Fault = (random: Random) => Uint8Array;

const upTo = (random: Random, count: number): number => Math.floor(random() * count);

const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[upTo(random, items.length)] ?? items[0];

const noise: Fault = (random) => Uint8Array.from({ length: 1 + upTo(random, 4000) }, () => upTo(random, 256));

/** A small diagram, sound. */
const drawSound = () => {
  const canvas = createCanvas(160, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 160, 120);
  context.strokeRect(20, 20, 50, 30);
  context.strokeRect(90, 70, 50, 30);
  return canvas;
};

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const pdf = (page: string, content: string): Uint8Array =>
  text(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox${page}/Contents 4 0 R>>endobj\n4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );

/** 160 by 120 px, one of which is said. */
const gif = Uint8Array.from([
  ...text('GIF89a'),
  ...[160, 0, 120, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 160, 0, 120, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b],
]);

/** Made once: one sound file of each format. */
const sound: readonly [Uint8Array, ...Uint8Array[]] = [
  drawSound().toBuffer('image/png'),
  drawSound().toBuffer('image/jpeg'),
  drawSound().toBuffer('image/webp'),
  gif,
  pdf('[0 0 200 200]', '20 20 60 30 re S 120 120 60 30 re S'),
  text('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="50" height="30"/></svg>'),
];

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of two colours whose rows are all alike: large where it is unpacked, small as a file. */
const flatPng = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8)), 0xff).fill(0, 0, 1), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const damage = (bytes: Uint8Array, random: Random): Uint8Array => {
  const result = new Uint8Array(bytes);
  for (let count = 1 + upTo(random, 12); count > 0; count -= 1) result[upTo(random, result.length)] = upTo(random, 256);
  return result;
};

const faults: Readonly<Record<string, Fault>> = {
  noise,
  'cut off': (random) => {
    const bytes = oneOf(random, sound);
    return bytes.subarray(0, upTo(random, bytes.length));
  },
  'wrong bytes': (random) => damage(oneOf(random, sound), random),
  'mark of one format, rest of another': (random) =>
    Buffer.concat([oneOf(random, sound).subarray(0, 4 + upTo(random, 30)), oneOf(random, sound).subarray(12)]),
  'two files in one': (random) => Buffer.concat([oneOf(random, sound), oneOf(random, sound)]),
  'giant by its header': (random) => {
    const bytes = Buffer.from(sound[0]);
    bytes.writeUInt32BE(1 + upTo(random, 0x7fffffff), 16);
    bytes.writeUInt32BE(1 + upTo(random, 0x7fffffff), 20);
    return bytes;
  },
  'no width or height': (random) => {
    const bytes = Buffer.from(sound[0]);
    bytes.writeUInt32BE(0, oneOf(random, [16, 20]));
    return bytes;
  },
  'a mark, then noise': (random) => Buffer.concat([oneOf(random, sound).subarray(0, 16), noise(random)]),
  'damaged PDF': (random) => damage(sound[4] ?? sound[0], random),
  'giant PDF page': (random) =>
    pdf(
      oneOf(random, ['[0 0 1e9 1e9]', '[0 0 1 1000000]', '[0 0 0 0]', '[1e30 -1e30 5 5]', '[(a) 0 1 1]']),
      '0 0 9 9 re S',
    ),
  'endless PDF content': (random) =>
    pdf(
      '[0 0 200 200]',
      `${oneOf(random, ['q ', '0 0 9 9 re S ', '1 0 0 1 1 1 cm ', 'BT (a) Tj ET ', '1e300 0 0 1e300 0 0 cm '])}`.repeat(
        20_000,
      ),
    ),
  'PDF without pages': () => text('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>'),
  'text that calls itself a picture': (random) =>
    text(
      oneOf(random, [
        '<script>alert(1)</script>',
        '<?php echo 1;',
        'data:image/png;base64,AAAA',
        '{"a":1}',
        '<svg onload="x"/>',
      ]),
    ),
};

/** Few of these, since each takes long: what is as large as it may be, or larger, unpacked from a small file. */
export const bombs: readonly HostilePicture[] = [
  { kind: 'bomb: 100 megapixels', bytes: new Uint8Array(flatPng(10_000, 10_000)) },
  { kind: 'bomb: 900 megapixels', bytes: new Uint8Array(flatPng(30_000, 30_000)) },
  { kind: 'bomb: more rows than it says', bytes: new Uint8Array(flatPng(1000, 10, 200_000)) },
  { kind: 'bomb: thin and long', bytes: new Uint8Array(flatPng(16, 2_000_000)) },
];
