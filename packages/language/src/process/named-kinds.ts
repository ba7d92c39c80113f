import { casingVerbs } from '../lexicon/en/guard-words.ts';
import { readVerb, singular } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised } from '../text/words.ts';
import { notBy } from './not-by.ts';
import type { Statement } from './statement.ts';

/** `Sort the post: letters go to the desk, parcels go to the yard` asks `Kind of post?` */
export const readNamedKinds = (
  before: readonly Token[],
  ways: readonly Token[],
  read: (tokens: readonly Token[]) => readonly Statement[],
): readonly Statement[] | undefined => {
  const kinds = namedKinds(before, ways);
  return (
    kinds && [
      {
        kind: 'alternatives',
        question: `Kind of ${kinds.sorted}?`,
        branches: kinds.pieces.map((piece) => ({
          label: capitalised(singular(piece[0]?.lower ?? '')),
          body: notBy(piece[0]?.lower ?? '', read(piece)),
        })),
      },
    ]
  );
};

/** What is sorted, and what is said of each kind that is named in one word. */
export const namedKinds = (before: readonly Token[], ways: readonly Token[]) => {
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
