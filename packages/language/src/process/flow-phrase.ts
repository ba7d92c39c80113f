import { type FlowPhrase, flowPhrases } from '../lexicon/en/process-words.ts';
import { type Token, textOf } from '../text/token.ts';

export interface FoundFlowPhrase {
  readonly means: FlowPhrase['means'];
  readonly target: string;
}

/** The longest clause, in tokens, that can say something about the flow itself. */
const longestPhrase = 16;

/** Reads a clause as a remark about the flow (`go back to step 2`, `the process ends`). */
export const readFlowPhrase = (tokens: readonly Token[]): FoundFlowPhrase | undefined => {
  if (tokens.length === 0 || tokens.length > longestPhrase) return undefined;
  const text = textOf(tokens)
    .toLowerCase()
    .replace(/[\s.,;:!]+$/, '');
  for (const phrase of flowPhrases) {
    const match = phrase.pattern.exec(text);
    if (match) return { means: phrase.means, target: match[1] ?? '' };
  }
  return undefined;
};
