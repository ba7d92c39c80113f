import { opensWhich } from '../../lexicon/en/data-words.ts';
import type { Token } from '../../text/token.ts';
import { findLink } from '../link.ts';
import { phraseBefore } from './phrase.ts';

/**
 * `A doctor writes a report, to which results may be attached` says two things: `results may be attached to a report`. In: the tokens of a
 * clause. Out: one clause for each.
 */
export const byPreposition = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const which = tokens.findIndex(
    ({ lower }, at) => at > 2 && (lower === 'which' || lower === 'whom') && opensWhich.has(tokens[at - 1]?.lower ?? ''),
  );
  const [preposition, rest] = [tokens[which - 1], tokens.slice(which + 1)];
  const end = tokens[which - 2]?.text === ',' ? which - 2 : which - 1;
  const noun = which < 0 ? [] : phraseBefore(tokens, end, 0);
  const link = which < 0 ? undefined : findLink(rest, 0, 'clause');
  if (preposition === undefined || noun.length === 0 || link === undefined || link.start === 0) return [tokens];
  const border = rest.findIndex(({ text }, at) => at >= link.end && /^[,;]$/.test(text));
  const told = border < 0 ? rest : rest.slice(0, border);
  return [tokens.slice(0, end), [...told, preposition, ...noun]];
};
