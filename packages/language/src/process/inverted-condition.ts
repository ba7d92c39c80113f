import { copulas, does, pronouns } from '../lexicon/en/closed-words.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/** `Is there one, book it.` and `Are they members, let them in.` say `if` by their order: they are told with the word. */
export const withoutInvertedConditions = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) => (isInverted(sentence) ? { ...sentence, tokens: upright(sentence.tokens) } : sentence));

const isInverted = ({ tokens, closing }: Sentence): boolean => {
  const [verb, subject] = tokens;
  if (closing === '?' || verb === undefined || subject === undefined || !opensQuestion(verb)) return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma >= 3 && comma <= longest && comma < tokens.length - 1 && (isShort(subject) || subject.lower === 'the');
};

/** Where the comma of a condition stands at the latest, in tokens. */
const longest = 10;

/** `do` and `be` open commands. */
const opensQuestion = ({ lower }: Token): boolean =>
  /^(?:can|has)$/.test(lower) || (does.has(lower) && lower !== 'do') || (copulas.has(lower) && !/^be/.test(lower));

const isShort = ({ lower }: Token): boolean => lower === 'there' || pronouns.has(lower);

/** Behind a subject of one word the verb finds its place; a question needs none behind a longer one. */
const upright = ([verb, subject, ...rest]: readonly Token[]): readonly Token[] => {
  if (verb === undefined || subject === undefined) return [];
  const marker = { ...verb, text: 'if', lower: 'if' };
  return isShort(subject) ? [marker, subject, { ...verb, text: verb.lower }, ...rest] : [marker, subject, ...rest];
};
