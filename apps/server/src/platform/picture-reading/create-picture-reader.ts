import type { CleanPicture, ModelPicture, PdfPages, PictureReading, ReadingStage, ScannedPage } from '@diagloom/vision';
import {
  enoughWaiting,
  everybodyWaits,
  pictureBroke,
  picturesAreOff,
  pictureTakesTooLong,
  pictureTakesTooMuchMemory,
  unreadablePicture,
} from '../errors/catalogue.ts';
import type { Caller } from '../studio.ts';
import { createWorkerPool, type PoolWorker } from '../studio-workers/worker-pool.ts';
import type { PictureAnswer, PictureNote, PictureResult, PictureWork } from './picture-messages.ts';

/** Reads pictures in a process of its own, which keeps nothing of them. */
export interface PictureReader {
  /** Throws an `AppError` with words for people where a picture cannot be read. */
  readonly read: (
    caller: Caller,
    file: PictureFile,
    onStage?: (stage: ReadingStage) => void,
  ) => Promise<PictureReading>;
  /** A page of a PDF as a picture, and the first ones small. */
  readonly drawPages: (caller: Caller, file: PictureFile) => Promise<PdfPages>;
  /** What is written on a page of a PDF that is a picture. */
  readonly readLetters: (caller: Caller, file: PictureFile) => Promise<ScannedPage>;
  /** The same picture with nothing in it but its pixels, to be kept. */
  readonly clean: (caller: Caller, bytes: Uint8Array) => Promise<CleanPicture>;
  /** The same picture, or a page of a PDF, as language models take it. */
  readonly forModel: (caller: Caller, file: PictureFile) => Promise<ModelPicture>;
  readonly close: () => Promise<void>;
}

export interface PictureFile {
  readonly bytes: Uint8Array;
  /** Of a PDF, counted from 1. */
  readonly page: number;
}

export interface PictureReaderOptions {
  readonly createProcess: () => PoolWorker;
  /** The most pixels of a picture, in millions; absent where pictures are not read. */
  readonly megapixels: number | undefined;
}

export const createPictureReader = ({ createProcess, megapixels }: PictureReaderOptions): PictureReader => {
  const pool = createWorkerPool({
    createWorker: createProcess,
    size: 1,
    queue: { ofOne: 2, ofAll: 12 },
    timeLimit: 20_000,
    waitLimit: 60_000,
    words: {
      tookTooLong: pictureTakesTooLong,
      tookTooMuchMemory: pictureTakesTooMuchMemory,
      wasLost: pictureBroke,
      enoughOfOne: enoughWaiting,
      enoughOfAll: everybodyWaits,
    },
  });
  const run = async (
    { who, signal }: Caller,
    wanted: PictureFile & Pick<PictureWork, 'kind'>,
    onStage?: (stage: ReadingStage) => void,
  ): Promise<PictureResult> => {
    if (megapixels === undefined) throw picturesAreOff();
    const work: PictureWork = { ...wanted, megapixels };
    const onNote = (note: unknown): void => onStage?.((note as PictureNote).stage);
    const answer = (await pool.run({ work, who, signal, onNote })) as PictureAnswer;
    if (!answer.ok) throw unreadablePicture(answer.message);
    return answer.result;
  };
  // The process answers what it was asked.
  return {
    read: (caller, file, onStage) => run(caller, { kind: 'read', ...file }, onStage) as Promise<PictureReading>,
    drawPages: (caller, file) => run(caller, { kind: 'pages', ...file }) as Promise<PdfPages>,
    readLetters: (caller, file) => run(caller, { kind: 'letters', ...file }) as Promise<ScannedPage>,
    clean: (caller, bytes) => run(caller, { kind: 'clean', bytes, page: 1 }) as Promise<CleanPicture>,
    forModel: (caller, file) => run(caller, { kind: 'model', ...file }) as Promise<ModelPicture>,
    close: pool.close,
  };
};
