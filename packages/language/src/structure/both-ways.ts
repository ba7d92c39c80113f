import { bothWays, manyOnBothSides } from '../lexicon/en/data-words.ts';
import { type Token, textOf, wordAt } from '../text/token.ts';
import { findLink } from './link.ts';

/**
 * `A ship calls at many ports and the other way round`, `ships call at ports, many to many`: what is said of one side goes for the other, as
 * if `ships and ports are many-to-many` stood there. Any other sentence stays as it is.
 */
export const withBothWays = (tokens: readonly Token[]): readonly Token[] => {
  const text = textOf(tokens).toLowerCase();
  const said = manyOnBothSides.exec(text) ?? bothWays.exec(text);
  if (said === null) return tokens;
  const rest = tokens.slice(0, tokens.length - wordsIn(said[0]));
  const link = findLink(rest, 0, 'clause');
  const last = tokens.at(-1);
  if (link === undefined || link.start === 0 || last === undefined) return tokens;
  const many = [wordAt('are', last), wordAt('many-to-many', last)];
  return [...rest.slice(0, link.start), wordAt('and', last), ...rest.slice(link.end), ...many];
};

/** How many tokens a phrase has at the end of a sentence. */
const wordsIn = (phrase: string): number => phrase.match(/[\p{L}-]+|[,:;]/gu)?.length ?? 0;
