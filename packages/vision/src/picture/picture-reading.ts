import type { BoardReading } from '../board/board-reading.ts';

/** What is done with a picture, in order. */
export type ReadingStage = 'opening' | 'shapes' | 'connectors' | 'words';

/** What a picture was understood as, part by part. Boxes and routes are px of the picture as it is shown. */
export interface PictureReading {
  readonly width: number;
  readonly height: number;
  readonly reading: BoardReading;
  /** px of the picture for each px of a diagram whose letters are as large as usual: 2 for a picture of twice the resolution. */
  readonly unit: number;
  /** The draw.io file that the picture carries, exactly as it was drawn. */
  readonly carried?: string | undefined;
}
