import { previewStrings } from '../../../strings/home.ts';

/** The share of a prompt that was understood, from 0 to 1, as a sentence. Rounds down: 'all' means all. */
export const describeCoverage = (coverage: number): string =>
  coverage >= 1 ? previewStrings.understoodAll : previewStrings.understood(Math.floor(coverage * 100));
