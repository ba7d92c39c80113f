import { determiners, phraseOpeners } from '../lexicon/en/closed-words.ts';
import { frontedArticles, frontedPlaces, timeOpeners } from '../lexicon/en/data-words.ts';
import { numberWords } from '../lexicon/en/numbers.ts';
import type { Token } from '../text/token.ts';
import { findLink } from './link.ts';

/** `On each pier one crane is placed` is `One crane is placed on each pier`; after what something happens is no part of it. */
export const withPlaceBehind = (tokens: readonly Token[]): readonly Token[] => {
  const [place, each] = tokens;
  const isTime = timeOpeners.has(place?.lower ?? '');
  if (place === undefined || !(isTime || frontedPlaces.has(place.lower))) return tokens;
  if (!frontedArticles.has(each?.lower ?? '')) return tokens;
  const next = tokens.findIndex((token, index) => index > 2 && index < 6 && opensSubject(token));
  if (tokens.slice(1, next).some(({ lower, kind }) => kind === 'mark' || phraseOpeners.has(lower))) return tokens;
  const rest = tokens.slice(Math.max(0, next));
  const link = next < 0 ? undefined : findLink(rest, 0, 'clause');
  if (link === undefined || link.start === 0) return tokens;
  if (isTime) return rest;
  const border = rest.findIndex(({ text, lower }, at) => at >= link.end && (/^[,;]$/.test(text) || lower === 'and'));
  const behind = border < 0 ? rest.length : border;
  return [...rest.slice(0, behind), ...tokens.slice(0, next), ...rest.slice(behind)];
};

const opensSubject = ({ lower, kind }: Token): boolean =>
  determiners.has(lower) || numberWords.includes(lower) || kind === 'number';
