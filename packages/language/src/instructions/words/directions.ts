import type { Direction } from '@diagloom/diagram/model';
import { runPhrases } from '../../lexicon/en/presentation-words.ts';

/** Shorter ways that only an order has. */
const shortPhrases: Partial<Readonly<Record<Direction, string>>> = {
  right: 'left[- ]2[- ]right|l(?:2|to)r|lr',
  up: 'bottom[- ]up|upwards?',
  down: 'top[- ]bottom|downwards?|td|tb',
};

/** Ways of saying how a diagram runs: those of descriptions, and the shorter ones. */
export const directionPhrases: readonly { readonly phrase: RegExp; readonly direction: Direction }[] = runPhrases.map(
  ({ phrase, direction }) => {
    const short = shortPhrases[direction];
    return { phrase: short === undefined ? phrase : new RegExp(`${phrase.source}|\\b(?:${short})\\b`, 'i'), direction };
  },
);

/** Words that may stand around such a phrase; any other word makes it part of something else. */
export const directionFillers: ReadonlySet<string> = new Set(
  'make it the this that whole entire diagram chart flowchart flow graph process layout direction orientation everything all to go goes going from lay out run running runs set change draw arrange turn rotate flip switch show lead be should is in into a an way and read reading use please instead'.split(
    ' ',
  ),
);

export const directionNames: Readonly<Record<Direction, string>> = {
  right: 'from left to right',
  left: 'from right to left',
  down: 'from top to bottom',
  up: 'from bottom to top',
};
