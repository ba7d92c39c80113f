import { opensLoop } from '../process/read-loop.ts';
import { splitSentences } from '../text/sentences.ts';

/** `Input a. While a > 0: print a, set a to a - 1.`: a loop behind a colon, or variables that are given values, are steps of a program. */
export const tellsAlgorithm = (text: string): boolean =>
  (text.match(assignment)?.length ?? 0) > 1 || splitSentences(text).some(({ tokens }) => opensLoop(tokens));

/** `set t to b`, `i = i + 1`, `add 1 to i` */
const assignment =
  /\bset \p{L}\w{0,2} to\b|\b(\p{L}\w{0,2}) ?= ?\1\b|\b(?:add|subtract) \d+ (?:to|from) \p{L}\w{0,2}\b(?! \p{L})/giu;
