import { behindArticle, noThing, whatBecomes } from '../../../lexicon/en/state-prose-patterns.ts';
import { singular } from '../../../lexicon/morphology.ts';
import { tokenise } from '../../../text/token.ts';

/**
 * The nouns of which a text tells states, such as `ticket`. In: the text, and its heading or the question, of which a noun counts that the text
 * names; out: those in lower case, or where there is none the noun that most often is what becomes, goes or starts something.
 */
export const thingsOf = (text: string, heading: string): ReadonlySet<string> => {
  const nouns = new Set(
    [...text.matchAll(behindArticle)].flatMap(([, first = '', second = '']) => [first, second].map(baseOf)),
  );
  const announced = tokenise(heading)
    .filter(({ kind }) => kind === 'word')
    .map(({ lower }) => baseOf(lower))
    .filter((word) => nouns.has(word) && !noThing.test(word));
  if (announced.length > 0) return new Set(announced);
  const counts = new Map<string, number>();
  for (const [, noun = ''] of text.matchAll(whatBecomes)) {
    const word = baseOf(noun);
    if (!noThing.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return new Set(most === undefined || most[1] < fewest ? [] : [most[0]]);
};

const baseOf = (word: string): string => singular(word.toLowerCase());

/** Once may be chance. */
const fewest = 2;
