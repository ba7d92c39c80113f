import { singular } from '../../../lexicon/morphology.ts';
import { tokenise } from '../../../text/token.ts';

/**
 * The nouns of which a text tells states, such as `ticket`. In: the text, and its heading or the question, of which a noun counts that the text
 * names; out: those in lower case, and the noun that most often is what becomes, goes or starts something.
 */
export const thingsOf = (text: string, heading: string): ReadonlySet<string> => {
  const nouns = new Set(
    [...text.matchAll(named)].flatMap(([, first = '', second = '']) => [first, second].map(baseOf)),
  );
  const announced = tokenise(heading)
    .filter(({ kind }) => kind === 'word')
    .map(({ lower }) => baseOf(lower))
    .filter((word) => nouns.has(word) && !formWord.test(word));
  const counts = new Map<string, number>();
  for (const [, noun = ''] of text.matchAll(subject)) {
    const word = baseOf(noun);
    if (!formWord.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return new Set([...announced, ...(most === undefined || most[1] < fewest ? [] : [most[0]])]);
};

const baseOf = (word: string): string => singular(word.toLowerCase());

/** What stands behind an article, a word between them allowed. */
const named = /\b(?:the|an?|any|every|each|all)\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?/giu;

/** Once may be chance. */
const fewest = 2;

const subject =
  /\b(?:the|an?|any|every|each|all)\s+(?:[\p{L}-]+\s+)?([\p{L}-]+)\s+(?:is|are|becomes?|goes|moves?|starts?|begins?|can|may|turns?|comes?|stays?|returns?)\b/giu;

const formWord =
  /^(?:states?|status(?:es)?|life|cycle|diagram|machine|the|an?|of|for|what|which|how|becomes?|it|and|in|to|our|go|goes|through|all|can|be|does|have|on|from|next|one|other|move|happen|by)$/;
