import { adverbs, notAdverbs } from '../lexicon/en/closed-words.ts';
import type { Token } from './token.ts';

/** True for fillers such as `then`, `automatically`: they neither open nor close a noun phrase's meaning. */
export const isAdverb = (token: Token): boolean =>
  token.kind === 'word' && (adverbs.has(token.lower) || (/.{3}ly$/.test(token.lower) && !notAdverbs.has(token.lower)));

/** The index of the first token from `from` on that is no adverb. */
export const skipAdverbs = (tokens: readonly Token[], from = 0): number => {
  let index = from;
  for (let token = tokens[index]; token && isAdverb(token); token = tokens[index]) index += 1;
  return index;
};

/** Upper case for the first letter, the rest as the writer has it. */
export const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Lower case for a first word that is capitalised only because it opened a sentence; `HR` and `ATM` stay. */
export const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?:\s|$)/u.test(text) && !/^I(?:\s|$)/.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
