import { functionWords } from '../../lexicon/en/closed-words.ts';
import { notationWords } from '../../lexicon/en/judging-words.ts';
import { readVerb, singular } from '../../lexicon/morphology.ts';
import { type Token, tokenise } from '../../text/token.ts';
import { isAdverb } from '../../text/words.ts';

/** A word of a text that means something by itself, with what all its forms have in common. */
export interface ContentWord extends Token {
  readonly stem: string;
}

/** The words of a text that mean something by themselves, each part of `yes/no` for itself. */
export const contentWords = (tokens: readonly Token[]): readonly ContentWord[] =>
  tokens.flatMap(wordsIn).flatMap((token) => (isContent(token) ? [{ ...token, stem: stemOf(token.lower) }] : []));

/** A phrase in quotes is the words in it, and `yes/no` is two. */
const wordsIn = (token: Token): readonly Token[] => {
  if (token.kind === 'quote') return tokenise(token.text.slice(1, -1), token.start + 1);
  if (token.kind !== 'word' || !/[/_]/.test(token.text)) return [token];
  return [...token.text.matchAll(/[^/_]+/g)].map(([text], place, all) => ({
    ...token,
    text,
    lower: text.toLowerCase(),
    start: token.start + (all[place]?.index ?? 0),
    end: token.start + (all[place]?.index ?? 0) + text.length,
  }));
};

const isContent = (token: Token): boolean =>
  token.kind !== 'mark' &&
  (token.text.length > 1 || /[\p{Lu}\d]/u.test(token.text)) &&
  !/^\d{1,2}$/.test(token.text) &&
  !notationWords.has(token.lower) &&
  !isAdverb(token) &&
  !functionWords.has(token.lower);

const endings =
  /(?<=\p{L}{4})(?:ations?|itions?|ments?|ances?|ences?|sions?|tions?|ions?|als?|ers?|ors?|ing|ed|es|e|y|ly)$/u;

/** `approval`, `approved` and `approves` are one; crude, as labels name a deed by its noun. */
const stemOf = (word: string): string =>
  (readVerb(word)?.base ?? singular(word)).replace(/['’]s?$/, '').replace(endings, '');
