import type { CleanPicture, ModelPicture, PdfPages, PictureReading, ReadingStage, ScannedPage } from '@diagloom/vision';

/** What the process that reads pictures is asked: to read one, to draw pages of a PDF, to read the letters of one, or to draw a picture anew, to be kept or for a model. */
export interface PictureWork {
  readonly kind: 'read' | 'pages' | 'letters' | 'clean' | 'model';
  readonly bytes: Uint8Array;
  /** Of a PDF, counted from 1. */
  readonly page: number;
  readonly megapixels: number;
}

export type PictureResult = PictureReading | PdfPages | ScannedPage | CleanPicture | ModelPicture;

/** What it answers: a picture that cannot be read is answered in words for people. */
export type PictureAnswer =
  | { readonly ok: true; readonly result: PictureResult }
  | { readonly ok: false; readonly message: string };

/** What it tells on the way. */
export interface PictureNote {
  readonly stage: ReadingStage;
}
