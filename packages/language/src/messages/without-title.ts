import type { Sentence } from '../text/sentences.ts';
import { hasArrowMark } from './arrow-steps.ts';
import { type Cast, memberAt } from './cast.ts';
import { knownSubjectAt } from './find-subject.ts';
import { isShortAnswer, splitTurns } from './split-turns.ts';

/**
 * `Ferry booking. The guest picks a trip`, `Evening round at the harbour, the guard rings`: what is named first and does nothing is what the text is
 * about. In: the sentences. Out: the same without it; a text that goes on without verbs tells its messages that way.
 */
export const withoutTitle = (sentences: readonly Sentence[], cast: Cast): readonly Sentence[] => {
  const [first, ...rest] = sentences;
  if (first === undefined || hasArrowMark(first.tokens) || first.tokens.some(({ text }) => text === ':'))
    return sentences;
  const [title, next] = splitTurns(first.tokens, cast);
  if (title === undefined || title.predicate !== undefined || isShortAnswer(title.tokens, 0)) return sentences;
  const words = title.tokens.map(({ lower }) => lower);
  const isWhole = ['from', 'to'].every((word) => {
    const at = words.indexOf(word);
    return at >= 0 && memberAt(cast, title.tokens.slice(at + 1), 0) !== undefined;
  });
  const follows = next?.tokens ?? rest[0]?.tokens ?? [];
  if ((isWhole && next !== undefined) || knownSubjectAt(follows, 0, cast) === undefined) return sentences;
  const at = first.tokens.findIndex(({ start }) => start === follows[0]?.start);
  return next === undefined ? rest : [{ ...first, tokens: first.tokens.slice(Math.max(0, at)) }, ...rest];
};
