import { previewStrings } from '../../../strings/home.ts';

/** How right a diagram is likely to be, from 0 to 1, as a sentence. */
export const describeCoverage = (coverage: number, warnings: readonly { readonly code: string }[]): string => {
  const percent = Math.floor(coverage * 100);
  return warnings.some(({ code }) => code === 'doubtful')
    ? previewStrings.maybeWrong(percent)
    : previewStrings.likelyRight(percent);
};
