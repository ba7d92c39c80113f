import type { Token } from '../text/token.ts';

/** What people write for how many there are, the longest first where one opens another. */
export const cardinalityPhrases: readonly { readonly phrase: string; readonly means: string }[] = [
  ...phrases(
    '1..*',
    'one or more|one or several|one or a few|one or many|at least one|1 or more|1..*|1..n|1..m|1+|more than one',
  ),
  ...phrases('0..1', 'zero or one|at most one|up to one|0 or 1|0..1|an optional|optional|optionally one|maybe one'),
  ...phrases(
    '0..*',
    'zero or more|zero or many|0 or more|any number of|a number of|a list of|a set of|a collection of',
  ),
  ...phrases('0..*', 'lists of|sets of|collections of|collection of|list of|set of|0..*|0..n|0..m|*|n|m|many|several'),
  ...phrases('0..*', 'multiple|numerous|various|some|different'),
  ...phrases('1', 'exactly one|only one|one and only one|a single|one single|single|one|1..1|1'),
].sort((a, b) => b.phrase.length - a.phrase.length);

function phrases(means: string, list: string): readonly { readonly phrase: string; readonly means: string }[] {
  return list.split('|').map((phrase) => ({ phrase, means }));
}

/** Reads a cardinality on its own, such as `1..n` or `zero or more`; undefined for anything else. */
export const readCardinality = (text: string): string | undefined => {
  const wanted = text.trim().toLowerCase().replace(/^"|"$/g, '').replace(/\s+/g, ' ');
  return cardinalityPhrases.find(({ phrase }) => phrase === wanted)?.means ?? /^\d+(?:\.\.\d+)?$/.exec(wanted)?.[0];
};

const worded = cardinalityPhrases
  .filter(({ phrase }) => /^[a-z ]{3,}$/.test(phrase))
  .map(({ phrase, means }) => ({ words: phrase.split(' '), means }));

const counts = 'two three four five six seven eight nine ten'.split(' ');

/** The cardinality that opens a noun phrase and how many tokens it takes; a plain article says nothing. */
export const leadingCardinality = (
  tokens: readonly Token[],
): { readonly means: string; readonly length: number } | undefined => {
  const found = worded.find(({ words }) => words.every((word, index) => tokens[index]?.lower === word));
  if (found) return { means: found.means, length: found.words.length };
  const first = tokens[0];
  const count = counts.indexOf(first?.lower ?? '');
  if (count >= 0) return { means: String(count + 2), length: 1 };
  return first?.kind === 'number' && /^\d{1,4}(?:\.\.(?:\d+|\*))?$/.test(first.text) && tokens.length > 1
    ? { means: first.text, length: 1 }
    : undefined;
};
