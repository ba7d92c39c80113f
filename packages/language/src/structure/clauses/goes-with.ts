import { besidePrepositions } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { isAttributeName } from '../items.ts';
import { findLink } from '../link.ts';
import { keyOfName } from '../name.ts';
import { isPluralPhrase, isTime, phraseAt, phraseBefore, wordsAt } from './phrase.ts';

/**
 * `Skippers have appointments with pilots` says besides that an appointment is with a pilot. In: the tokens of a clause. Out: the clause
 * without that, and what it says besides; the clause itself where it tells no more than what its subject has.
 */
export const goesWith = (
  tokens: readonly Token[],
  { known }: Pick<ReadingContext, 'known'>,
): readonly (readonly Token[])[] => {
  const link = findLink(tokens, 0, 'clause');
  if (link?.phrase?.means !== 'parts' || link.start === 0) return [tokens];
  const at = tokens.findIndex(({ lower }, index) => index > link.end && besidePrepositions.test(lower));
  const near = tokens[at];
  const other = phraseAt(tokens, at + 1);
  const part = phraseBefore(tokens, at, link.end);
  if (near === undefined || other === undefined || part.length === 0 || !isPluralPhrase(part)) return [tokens];
  const isThing = [part, other.words].every((words) => !isAttributeName(words.at(-1)?.lower ?? '') && !isTime(words));
  const isMany = isPluralPhrase(other.words) && !other.isDetermined;
  const isKnown = known.has(keyOfName(other.words.map(({ text }) => text).join(' ')));
  if (!isThing || !(isMany || isKnown)) return [tokens];
  return [
    [...tokens.slice(0, at), ...tokens.slice(other.end)],
    [...part, ...wordsAt('are', near), ...tokens.slice(at, other.end)],
  ];
};
