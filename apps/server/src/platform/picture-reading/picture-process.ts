/** The program of the process that reads pictures: one after the other, for `createPictureReader`. It ends itself when nobody asks. */
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import {
  cleanPicture,
  createLetterReader,
  drawPdfPages,
  type LetterReader,
  type PageReader,
  PictureProblem,
  pictureForModel,
  readPicture,
  readScan,
} from '@diagloom/vision';
import type { WorkerAnswer } from '../studio-workers/worker-pool.ts';
import type { PictureAnswer, PictureNote, PictureWork } from './picture-messages.ts';

/** How long it waits for the next picture, ms: what it takes up meanwhile is given back then. */
const longestIdle = 60_000;

setPriority(10);

const folderOf = (library: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${library}/package.json`));

const languageData = folderOf('@tesseract.js-data/eng');
const pdfjsFolder = folderOf('pdfjs-dist');

const send = (answer: WorkerAnswer): void => {
  process.send?.(answer);
};

let letters: Promise<PageReader> | undefined;
let idle: NodeJS.Timeout | undefined;

const carryOut = async ({ kind, bytes, page, megapixels }: PictureWork): Promise<PictureAnswer> => {
  const onStage = (stage: PictureNote['stage']): void => send({ kind: 'note', note: { stage } satisfies PictureNote });
  try {
    if (kind === 'pages') return { ok: true, result: await drawPdfPages(bytes, page, pdfjsFolder) };
    const limits = { megapixels };
    if (kind === 'clean') return { ok: true, result: await cleanPicture(bytes, limits) };
    if (kind === 'model') return { ok: true, result: await pictureForModel(bytes, { limits, pdfjsFolder, page }) };
    letters ??= openLetters();
    if (kind === 'letters')
      return { ok: true, result: await readScan(bytes, page, { letters: await letters, pdfjsFolder }) };
    const tools = { letters: whenOpen(letters), pdfjsFolder, limits, page, onStage };
    return { ok: true, result: await readPicture(bytes, tools) };
  } catch (error) {
    if (error instanceof PictureProblem) return { ok: false, message: error.message };
    throw error;
  }
};

const openLetters = (): Promise<PageReader> => {
  const opening = createLetterReader(languageData);
  // Whoever reads the first letters meets it.
  opening.catch(() => undefined);
  return opening;
};

/** Shapes and lines are found while the letters are still loading. */
const whenOpen = (opening: Promise<PageReader>): LetterReader => ({
  read: async (png, lines) => (await opening).read(png, lines),
  close: async () => (await opening).close(),
});

process.on('message', (work: PictureWork) => {
  clearTimeout(idle);
  send({ kind: 'begun' });
  carryOut(work)
    .then(
      (value) => send({ kind: 'done', value }),
      (error: unknown) => send({ kind: 'failed', error }),
    )
    .finally(() => {
      idle = setTimeout(() => process.exit(0), longestIdle);
    });
});

process.on('disconnect', () => process.exit(0));
