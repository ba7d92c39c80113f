import { casingVerbs } from '../lexicon/en/guard-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import type { Discourse } from './discourse.ts';
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

/** `Sort the post: letters go to the desk, parcels go to the yard` asks `Kind of post?` */
const readNamedKinds = (
  before: readonly Token[],
  ways: readonly Token[],
  read: Read,
): readonly Statement[] | undefined => {
  const kinds = namedKinds(before, ways);
  return (
    kinds && [
      {
        kind: 'alternatives',
        question: `Kind of ${kinds.sorted}?`,
        branches: kinds.pieces.map((piece) => ({
          label: capitalised(singular(piece[0]?.lower ?? '')),
          body: read(piece),
        })),
      },
    ]
  );
};

/** What is sorted, and what is said of each kind that is named in one word. */
const namedKinds = (before: readonly Token[], ways: readonly Token[]) => {
  const found = findPredicate(before);
  const sorted = found && textOf(withoutArticle(before.slice(found.end)));
  if (found === undefined || !sorted || before.length - found.end > longestSorted || !casingVerbs.has(found.verb))
    return undefined;
  const pieces = piecesOf(ways);
  return pieces.length > 1 && pieces.every(opensKind) ? { sorted, pieces } : undefined;
};

/** What is sorted, in words. */
const longestSorted = 3;

/** `letters go to the desk`, `parcels to the yard` */
const opensKind = ([thing, verb]: readonly Token[]): boolean =>
  thing?.kind === 'word' && /[^s]s$/.test(thing.lower) && readVerb(verb?.lower ?? '')?.forms.has('base') === true;

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const comma = tokens.findIndex(({ text }) => /^[,;]$/.test(text));
  const piece = comma < 0 ? tokens : tokens.slice(0, comma);
  const said = /^(?:and|but|while)$/.test(piece[0]?.lower ?? '') ? piece.slice(1) : piece;
  return comma < 0 ? [said] : [said, ...piecesOf(tokens.slice(comma + 1))];
};
