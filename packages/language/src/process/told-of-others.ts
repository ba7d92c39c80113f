import { articles, determiners, objectPronouns, phraseOpeners, possessives } from '../lexicon/en/closed-words.ts';
import { readVerb, thirdPerson } from '../lexicon/morphology.ts';
import { markerAt } from '../segment/marker-at.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';

/** `have the operator take a sample` and `let the clerk sign it` tell what others do: `the operator takes a sample`. */
export const toldOfOthers = (sentence: Sentence): Sentence =>
  sentence.closing === '?' ? sentence : { ...sentence, tokens: toldIn(sentence.tokens) };

const toldIn = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, index) => /^(?:have|let)$/.test(lower) && opensClause(tokens, index));
  if (at < 0) return tokens;
  const verbAt = placeOfDeed(tokens, at);
  const verb = tokens[verbAt];
  if (verb === undefined) return [...tokens.slice(0, at + 1), ...toldIn(tokens.slice(at + 1))];
  const isPlural = /[^s]s$/.test(tokens[verbAt - 1]?.lower ?? '');
  const told = isPlural ? verb.lower : thirdPerson(verb.lower);
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 1, verbAt),
    { ...verb, text: told, lower: told },
    ...toldIn(tokens.slice(verbAt + 1)),
  ];
};

const opensClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'mark' || /^(?:and|then|please)$/.test(before.lower)) return true;
  return markerAt(tokens, at - 1)?.role === 'next';
};

/** Where the verb stands behind up to three words for somebody, with what it is done to behind it; -1 for nowhere. */
const placeOfDeed = (tokens: readonly Token[], at: number): number => {
  const opener = tokens[at + 1]?.lower ?? '';
  if (!articles.has(opener) && !possessives.has(opener)) return -1;
  for (let place = at + 3; place <= at + 5; place += 1) {
    const [word, next] = [tokens[place], tokens[place + 1]?.lower ?? ''];
    if (word?.kind !== 'word' || phraseOpeners.has(word.lower)) return -1;
    const isObject =
      determiners.has(next) || possessives.has(next) || objectPronouns.has(next) || phraseOpeners.has(next);
    if (isObject && readVerb(word.lower)?.forms.has('base') === true) return place;
  }
  return -1;
};
