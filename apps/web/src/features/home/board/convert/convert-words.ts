import type { Doubt } from '@diagloom/vision/board';
import { convertStrings } from '../../../../strings/board.ts';

/** What the step between reading and diagram says differently of boards and of pictures. */
export interface ConvertWords {
  readonly text: string;
  readonly kept: string;
  readonly back: string;
  readonly use: string;
  readonly failed: string;
  readonly doubts: Readonly<Record<Doubt, string>>;
}

export const boardWords: ConvertWords = convertStrings;
