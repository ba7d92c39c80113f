import type { PdfPages, PictureReading, ReadingStage, ScannedPage } from '@diagloom/vision';

/** What the process that reads pictures is asked: to read one, to draw pages of a PDF, or to read the letters of one. */
export interface PictureWork {
  readonly kind: 'read' | 'pages' | 'letters';
  readonly bytes: Uint8Array;
  /** Of a PDF, counted from 1. */
  readonly page: number;
  readonly megapixels: number;
}

/** What it answers: a picture that cannot be read is answered in words for people. */
export type PictureAnswer =
  | { readonly ok: true; readonly result: PictureReading | PdfPages | ScannedPage }
  | { readonly ok: false; readonly message: string };

/** What it tells on the way. */
export interface PictureNote {
  readonly stage: ReadingStage;
}
