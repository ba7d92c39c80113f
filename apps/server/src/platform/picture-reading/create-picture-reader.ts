import type { PictureReading, ReadingStage } from '@diagloom/vision';
import {
  enoughWaiting,
  everybodyWaits,
  picturesAreOff,
  pictureTakesTooLong,
  pictureTakesTooMuchMemory,
  unreadablePicture,
  workWasLost,
} from '../errors/catalogue.ts';
import type { Caller } from '../studio.ts';
import { createWorkerPool, type PoolWorker } from '../studio-workers/worker-pool.ts';
import type { PictureAnswer, PictureNote, PictureWork } from './picture-messages.ts';

/** Reads pictures in a process of its own: nothing of them is kept. */
export interface PictureReader {
  /** Throws an `AppError` with words for people where a picture cannot be read. */
  readonly read: (
    caller: Caller,
    bytes: Uint8Array,
    onStage?: (stage: ReadingStage) => void,
  ) => Promise<PictureReading>;
  readonly close: () => Promise<void>;
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
    words: {
      tookTooLong: pictureTakesTooLong,
      tookTooMuchMemory: pictureTakesTooMuchMemory,
      wasLost: workWasLost,
      enoughOfOne: enoughWaiting,
      enoughOfAll: everybodyWaits,
    },
  });
  return {
    read: async ({ who, signal }, bytes, onStage) => {
      if (megapixels === undefined) throw picturesAreOff();
      const work: PictureWork = { bytes, megapixels };
      const onNote = (note: unknown): void => onStage?.((note as PictureNote).stage);
      const answer = (await pool.run({ work, who, signal, onNote })) as PictureAnswer;
      if (!answer.ok) throw unreadablePicture(answer.message);
      return answer.picture;
    },
    close: pool.close,
  };
};
