import type { PictureReading, ReadingStage } from '@diagloom/vision';

/** What the process that reads pictures is asked. */
export interface PictureWork {
  readonly bytes: Uint8Array;
  readonly megapixels: number;
}

/** What it answers: a picture that cannot be read is answered in words for people. */
export type PictureAnswer =
  | { readonly ok: true; readonly picture: PictureReading }
  | { readonly ok: false; readonly message: string };

/** What it tells on the way. */
export interface PictureNote {
  readonly stage: ReadingStage;
}
