import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createLetterReader, readPicture } from '@diagloom/vision';
import { checkout } from '../../../scripts/harness/checkout.ts';
import type { Bench } from '../bench.ts';
import { drawReading } from '../images/draw-reading.ts';
import { drawForeignPdfs } from '../images/foreign/foreign-pdfs.ts';
import { drawForeignPictures } from '../images/foreign/foreign-pictures.ts';
import { drawOwnPictures, type KnownPicture } from '../images/own-pictures.ts';
import { drawPairs } from '../images/pairs.ts';
import { addScores, figuresOf, noScore, scoreReading } from '../images/score-reading.ts';
import { drawScreenshots } from '../images/screenshots.ts';
import { drawSheets } from '../images/sheets.ts';

/** Of each kind so many are read unless all are asked for. */
const sampleSize = 2;

/** Photos of hand-drawn diagrams with their labels, beside the checkout; not part of it. */
const photos = join(checkout, '../shared/bench');

const photoKind = 'photo of hand-drawn';

/** Pictures of these writers are there to work with; nobody looks at those of others. */
const knownWriters: ReadonlySet<string> = new Set(['0000', '0008', '0024', '0035', '0066', '0023', '0068']);

export const images: Bench = {
  name: 'images',
  summary:
    'how much of images of known diagrams is read right: shapes, arrows, labels, time; 2 of each kind, or all with --all; a kind of image narrows it, a folder takes pictures of what was found',
  run: async (report, args) => {
    const isWhole = args.includes('--all');
    const [wanted, folder, seed = '1'] = args.filter((arg) => arg !== '--all');
    if (!isWhole) report.say(`A sample of ${sampleSize} images of each kind; --all for all of them.`);
    const letters = await createLetterReader(folderOf('@tesseract.js-data/eng'));
    const counts = new Map<string, number>();
    const count = isWhole ? undefined : sampleSize;
    const isWanted = (kind: string): boolean =>
      (wanted === undefined || kind.startsWith(wanted)) &&
      (counts.get(kind) ?? 0) < (count ?? Number.POSITIVE_INFINITY);
    let current = { kind: '', score: noScore, times: [] as readonly number[] };
    const tell = (): void => {
      const { kind, score, times } = current;
      const ms = Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
      if (times.length > 0) report.figure({ figure: 'images', kind, pictures: times.length, ...figuresOf(score), ms });
    };
    const measure = async ({ kind, name, bytes, page, truth }: KnownPicture): Promise<void> => {
      if (kind !== current.kind) {
        tell();
        current = { kind, score: noScore, times: [] };
      }
      if (!isWanted(kind)) return;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const begin = performance.now();
      const tools = { letters, pdfjsFolder: folderOf('pdfjs-dist'), limits: { megapixels: 40 }, page };
      const read = await readPicture(bytes, tools);
      const score = scoreReading(read, truth);
      const times = [...current.times, performance.now() - begin];
      current = { kind, score: addScores(current.score, score), times };
      if (folder !== undefined) {
        writeFileSync(join(folder, `${name}.png`), await drawReading(bytes, read));
        report.say(`${name} ${JSON.stringify(figuresOf(score))}`);
      }
    };
    for (const set of ['examples', 'patterns', 'kept'] as const)
      for await (const picture of drawOwnPictures(set, isWanted, Number(seed))) await measure(picture);
    for (const set of ['patterns', 'kept'] as const)
      for await (const picture of drawScreenshots(set, isWanted)) await measure(picture);
    for (const set of ['patterns', 'kept'] as const)
      for await (const picture of drawSheets(set, isWanted)) await measure(picture);
    for await (const picture of drawPairs(isWanted)) await measure(picture);
    for await (const picture of drawForeignPdfs(isWanted, report, { seed: Number(seed), count }))
      await measure(picture);
    for await (const picture of drawForeignPictures(isWanted, report, { seed: Number(seed), count }))
      await measure(picture);
    for (const photo of isWanted(photoKind) ? readPhotos(report.say) : []) await measure(photo);
    tell();
    await letters.close();
  },
};

const folderOf = (library: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${library}/package.json`));

interface Photo {
  readonly image: string;
  readonly nodes: readonly { readonly id: string; readonly label: string; readonly bbox: readonly number[] }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

const readPhotos = (say: (line: string) => void): readonly KnownPicture[] => {
  const list = join(photos, 'images.dev.jsonl');
  if (!existsSync(list)) {
    say('Photos of hand-drawn diagrams are not beside the checkout: SKIPPED.');
    return [];
  }
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  const read = lines.map((line): KnownPicture => {
    const { image, nodes, edges }: Photo = JSON.parse(line);
    const shapes = nodes.map(({ id, label, bbox: [x = 0, y = 0, width = 0, height = 0] }) => ({
      id,
      label,
      box: { x, y, width, height },
    }));
    const isKnown = knownWriters.has(/writer(\d+)/.exec(image)?.[1] ?? '');
    return {
      kind: isKnown ? photoKind : `${photoKind}, writers kept apart`,
      name: image.replace(/\..*$/, ''),
      bytes: new Uint8Array(readFileSync(join(photos, 'images', image))),
      truth: { shapes, arrows: edges },
    };
  });
  return read.toSorted((a, b) => a.kind.localeCompare(b.kind));
};
