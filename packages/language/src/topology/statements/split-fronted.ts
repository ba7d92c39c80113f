import type { Token } from '../../text/token.ts';
import { chunkSentence } from '../chunks/chunk-sentence.ts';
import type { KnownNames } from '../known-names.ts';

/** `On SW1 the server, on SW2 the printer`: the second place opens a statement of its own. Gives one or two statements. */
export const splitFronted = (
  tokens: readonly Token[],
  known: KnownNames,
): readonly [here: readonly Token[], next?: readonly Token[]] => {
  for (const [index, { lower }] of tokens.entries()) {
    if (!places.test(lower) || !/^(?:,|and)$/.test(tokens[index - 1]?.lower ?? '')) continue;
    const rest = tokens.slice(index);
    const [place, name, separator, thing] = chunkSentence(rest.slice(0, longestPlace), known);
    const isFronted =
      place?.kind === 'relation' &&
      name?.kind === 'name' &&
      separator?.kind === 'separator' &&
      thing?.kind === 'name' &&
      thing.tokens[0]?.start === endOf(rest, name.tokens);
    if (isFronted) return [tokens.slice(0, endOfBefore(tokens, index)), rest];
  }
  return [tokens];
};

/** So many tokens are looked at for a place and what is there. */
const longestPlace = 12;

const places = /^(?:on|off|in|behind|from|at|inside|under|below)$/;

/** Where what follows the name starts: no mark but a colon stands between a place and what is there. */
const endOf = (tokens: readonly Token[], name: readonly Token[]): number | undefined => {
  const next = tokens.findIndex(({ start }) => start === name.at(-1)?.start) + 1;
  return tokens[tokens[next]?.text === ':' ? next + 1 : next]?.start;
};

/** Without the comma and the `and` before the place. */
const endOfBefore = (tokens: readonly Token[], at: number): number => {
  let end = at;
  while (end > 0 && /^(?:,|and)$/.test(tokens[end - 1]?.lower ?? '')) end -= 1;
  return end;
};
