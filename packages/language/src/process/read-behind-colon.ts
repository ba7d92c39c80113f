import { findPredicate } from '../segment/predicate.ts';
import type { Token } from '../text/token.ts';
import type { Discourse } from './discourse.ts';
import { namedKinds, readNamedKinds } from './named-kinds.ts';
import { isContrast, readContrast } from './read-contrast.ts';
import { isSorting, readSorting } from './read-sorting.ts';
import type { Statement } from './statement.ts';

type Read = (tokens: readonly Token[]) => readonly Statement[];

/**
 * `If nobody is in, the guard weighs it: heavy parcels go to the yard, others to the desk`: ways that a colon opens are gone behind what stands
 * before it, in the same case. In: the tokens of a sentence and how a clause is read. Out: undefined where a colon opens no ways.
 */
export const readBehindColon = (
  tokens: readonly Token[],
  read: Read,
  discourse: Discourse,
): readonly Statement[] | undefined => {
  const found = waysBehindColon(tokens);
  if (found === undefined) return undefined;
  const before = read(found.before);
  const ways =
    readSorting(found.ways, read, discourse) ??
    readContrast(found.ways, read) ??
    readNamedKinds(found.before, found.ways, read);
  const [only, ...more] = before;
  return only?.kind === 'choice' && more.length === 0 && only.otherwise === undefined
    ? [{ ...only, body: [...only.body, ...(ways ?? [])] }]
    : [...before, ...(ways ?? [])];
};

/** True where a colon opens ways. */
export const opensWays = (tokens: readonly Token[]): boolean => waysBehindColon(tokens) !== undefined;

const waysBehindColon = (
  tokens: readonly Token[],
): { readonly before: readonly Token[]; readonly ways: readonly Token[] } | undefined => {
  const colon = tokens.findIndex(({ text }) => /^[:–—]$/.test(text));
  const [before, ways] = [tokens.slice(0, Math.max(0, colon)), tokens.slice(colon + 1)];
  if (findPredicate(before) === undefined) return undefined;
  return isSorting(ways) || isContrast(ways) || namedKinds(before, ways) !== undefined ? { before, ways } : undefined;
};
