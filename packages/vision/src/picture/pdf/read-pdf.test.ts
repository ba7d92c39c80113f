import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readPicture } from '../read-picture.ts';

const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const letters = { read: async () => ({ text: '', confidence: 0 }), close: async () => undefined };

const read = (file: string) =>
  readPicture(new TextEncoder().encode(file), { letters, pdfjsFolder, limits: { megapixels: 1 } });

/** A file of one page with that on it. */
const pdf = (content: string): string =>
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>\n%%EOF',
  ].join('\n');

const label = (text: string, x: number, y: number): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET`;

test('boxes, an arrow and their words are read as the file says them', async () => {
  const arrow = '120 215 m 190 215 l S 200 215 m 190 211 l 190 219 l f';
  const page = `20 200 100 30 re S 200 200 80 30 re S ${arrow} ${label('Pay', 60, 212)} ${label('Ship', 225, 212)}`;
  const { reading } = await read(pdf(page));
  expect(reading.shapes.map(({ kind, label }) => [kind, label])).toEqual([
    ['rectangle', 'Pay'],
    ['rectangle', 'Ship'],
  ]);
  expect(reading.connectors).toMatchObject([{ from: 's1', to: 's2', head: 'end' }]);
});

const lines = Array.from({ length: 12 }, (_, line) =>
  label('Dear reader, this page is a letter.', 20, 280 - 14 * line),
);

test.each([
  ['a damaged file', '%PDF-1.4 and nothing that follows', 'the file is damaged'],
  ['an empty page', pdf(''), 'Nothing was found on this page'],
  ['a page of text', pdf(lines.join(' ')), 'has text but no diagram'],
])('%s is answered in words', async (_what, file, words) => {
  await expect(read(file)).rejects.toThrow(words);
});
