import { createWorker, OEM, PSM } from 'tesseract.js';

/** Below this, words may be misread. */
export const sureWords = 0.75;

export interface ReadWords {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Reads letters. One for a process; it is closed with it. */
export interface LetterReader {
  /** In: a PNG with dark letters on white. `one`: they stand in one line. */
  readonly read: (png: Buffer, lines: 'one' | 'many') => Promise<ReadWords>;
  readonly close: () => Promise<void>;
}

/**
 * Tesseract with the language data that comes as a package: nothing is fetched, nothing is written. In: the folder of
 * `@tesseract.js-data/eng`, which only whoever installed it knows.
 */
export const createLetterReader = async (dataFolder: string): Promise<LetterReader> => {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: `${dataFolder}/4.0.0_best_int`,
    cacheMethod: 'none',
    gzip: true,
  });
  await worker.setParameters({ user_defined_dpi: '150' });
  let mode: PSM | undefined;
  return {
    read: async (png, lines) => {
      const wanted = lines === 'one' ? PSM.SINGLE_LINE : PSM.SINGLE_BLOCK;
      if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: wanted });
      mode = wanted;
      const { data: read } = await worker.recognize(png);
      return { text: read.text.replaceAll(/\s+/g, ' ').trim(), confidence: read.confidence / 100 };
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
