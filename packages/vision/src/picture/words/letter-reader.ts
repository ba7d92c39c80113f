import { createWorker, OEM, PSM } from 'tesseract.js';

/** Below this, words may be misread. */
export const sureWords = 0.75;

export interface ReadWords {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A line of a page, px from its top left corner. */
export interface ReadLine extends ReadWords {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Reads letters. One for a process; it is closed with it. */
export interface LetterReader {
  /** In: a PNG with dark letters on white. `one`: they stand in one line. */
  readonly read: (png: Buffer, lines: 'one' | 'many') => Promise<ReadWords>;
  readonly close: () => Promise<void>;
}

/** Reads whole pages, too. */
export interface PageReader extends LetterReader {
  /** In: a PNG of a page, columns and paragraphs as they are; out: its lines in the order of reading. */
  readonly readPage: (png: Buffer) => Promise<readonly ReadLine[]>;
}

/**
 * Tesseract with the language data that comes as a package: nothing is fetched, nothing is written. In: the folder of
 * `@tesseract.js-data/eng`, which only whoever installed it knows.
 */
export const createLetterReader = async (dataFolder: string): Promise<PageReader> => {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: `${dataFolder}/4.0.0_best_int`,
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ user_defined_dpi: '150' });
  let mode: PSM | undefined;
  const turnTo = async (wanted: PSM): Promise<void> => {
    if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: wanted });
    mode = wanted;
  };
  return {
    read: async (png, lines) => {
      await turnTo(lines === 'one' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK);
      const { data: read } = await worker.recognize(png);
      return { text: read.text.replaceAll(/\s+/g, ' ').trim(), confidence: read.confidence / 100 };
    },
    readPage: async (png) => {
      await turnTo(PSM.AUTO);
      const { data: page } = await worker.recognize(png, {}, { blocks: true, text: false });
      return (page.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
        .map(({ text, confidence, bbox, rowAttributes }) => ({
          text: text.replaceAll(/\s+/g, ' ').trim(),
          confidence: confidence / 100,
          x: bbox.x0,
          y: bbox.y0,
          // The box is as high as its tallest letter; the row says what the letters of the whole line have.
          height: rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0,
        }))
        .filter(({ text }) => text !== '');
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
