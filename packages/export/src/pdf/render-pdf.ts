import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PictureTooLargeError } from '../picture-too-large.ts';
import type { PdfOptions, PdfPage } from './draw-pdf.ts';
import type { PdfJob } from './pdf-worker.ts';

export interface PdfLimits {
  /** The longest that one PDF may take, ms; 40,000 where absent. */
  readonly timeLimit?: number;
  /** The most memory that its thread may take, MB; 512 where absent. */
  readonly memoryLimit?: number;
}

/**
 * Makes a PDF with a page for each picture, in a thread of its own, one PDF after another. Text stays text that can be
 * selected and found, in the font that it was measured with. The same pictures and date give the same bytes.
 *
 * @throws PictureTooLargeError when it takes more time or memory than it may.
 */
export const renderPdf = (
  pages: readonly PdfPage[],
  options: PdfOptions,
  limits: PdfLimits = {},
): Promise<Uint8Array> => {
  const pdf = turn.then(() => inThread({ pages, options }, limits));
  turn = pdf.then(noMatter, noMatter);
  return pdf;
};

/** Ends with the PDF that was asked for last. */
let turn: Promise<void> = Promise.resolve();

const noMatter = (): void => undefined;

/** Kept for the next PDF, since its libraries take long to load; it does not keep the process alive. */
let idle: Worker | undefined;

const inThread = async (job: PdfJob, { timeLimit = 40_000, memoryLimit = 512 }: PdfLimits): Promise<Uint8Array> => {
  const worker = idle ?? startWorker(memoryLimit);
  idle = undefined;
  worker.ref();
  worker.postMessage(job);
  try {
    const [answer]: readonly unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(timeLimit) });
    const bytes = bytesOf(answer);
    worker.unref();
    idle = worker;
    return bytes;
  } catch (error) {
    void worker.terminate();
    throw isOverLimit(error) ? tooLarge(job.pages.length, error) : error;
  }
};

const startWorker = (memoryLimit: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: memoryLimit };
  const worker = isBundled
    ? new Worker(new URL('./pdf-worker.js', import.meta.url), { resourceLimits })
    : new Worker(fromSource(), { eval: true, resourceLimits });
  // An idle thread that is lost is started anew.
  worker.on('error', noMatter);
  worker.on('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
};

/** From the bundle of the server or straight from its source. */
const isBundled = !import.meta.url.endsWith('.ts');

/** A thread that learns to read TypeScript before it reads ours. */
const fromSource = (): string => {
  const tsx = join(createRequire(import.meta.url).resolve('tsx/package.json'), '../dist/esm/api/index.mjs');
  const addresses = [pathToFileURL(tsx).href, new URL('./pdf-worker.ts', import.meta.url).href];
  const [reader, source] = addresses.map((address) => JSON.stringify(address));
  return `import(${reader}).then(({ register }) => { register(); return import(${source}); });`;
};

const bytesOf = (answer: unknown): Uint8Array => {
  const { bytes, problem } = Object(answer);
  if (bytes instanceof Uint8Array) return bytes;
  throw new Error('Couldn’t create the PDF.', { cause: problem });
};

const isOverLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

const tooLarge = (pages: number, cause: unknown): PictureTooLargeError =>
  new PictureTooLargeError(
    `These ${pages} pages take too much time or memory to draw as one PDF. ` +
      'Export fewer or smaller pages, or each page as SVG.',
    { cause },
  );
