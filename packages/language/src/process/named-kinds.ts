import { determiners, onlySubjects, pronouns } from '../lexicon/en/closed-words.ts';
import { casingVerbs, kindLinks } from '../lexicon/en/guard-words.ts';
import { findingVerbs } from '../lexicon/en/process-words.ts';
import { isOnlyThird, readVerb, singular } from '../lexicon/morphology.ts';
import { withoutArticle } from '../segment/phrases.ts';
import { findPredicate } from '../segment/predicate.ts';
import { type Token, textOf } from '../text/token.ts';
import { capitalised, skipAdverbs } from '../text/words.ts';
import { namesActor } from './actor.ts';
import { isOutcome } from './guards/condition-phrase.ts';
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
        question: kinds.areQualities ? `${capitalised(kinds.sorted)}?` : `Kind of ${kinds.sorted}?`,
        branches: kinds.pieces.map((piece) => ({
          label: capitalised(
            kinds.areQualities
              ? textOf(piece.slice(0, qualityEnd(piece))).toLowerCase()
              : singular(piece[0]?.lower ?? ''),
          ),
          body: kinds.areQualities
            ? read(withoutOne(piece.slice(qualityEnd(piece))))
            : notBy(piece[0]?.lower ?? '', read(piece)),
        })),
      },
    ]
  );
};

/** What is sorted, and what is said of each kind that is named in one word; of what was looked at, each may be a quality: `checks the light: red waits`. */
export const namedKinds = (before: readonly Token[], ways: readonly Token[]) => {
  const found = findPredicate(before);
  const sorted = found && textOf(withoutArticle(before.slice(found.end)));
  if (found === undefined || !sorted || before.length - found.end > longestSorted || !sortsOut(found.verb))
    return undefined;
  const pieces = piecesOf(ways);
  if (pieces.length < 2) return undefined;
  if (casingVerbs.has(found.verb) && pieces.every(opensKind)) return { sorted, pieces, areQualities: false };
  return pieces.every(opensQuality) ? { sorted, pieces, areQualities: true } : undefined;
};

/** What is sorted, in words. */
const longestSorted = 3;

/** `letters go to the desk`, `parcels to the yard` */
const opensKind = ([thing, verb]: readonly Token[]): boolean =>
  thing?.kind === 'word' && /[^s]s$/.test(thing.lower) && readVerb(verb?.lower ?? '')?.forms.has('base') === true;

const sortsOut = (verb: string): boolean => casingVerbs.has(verb) || findingVerbs.has(verb);

/** `red goes to the left`, `good ones go to the right`, `cracked but dry we keep`: nobody is called so. */
const opensQuality = (piece: readonly Token[]): boolean => {
  const [quality] = piece;
  const [first, verb] = withoutOne(piece.slice(qualityEnd(piece)));
  const isNamed =
    quality?.kind === 'word' &&
    /^\p{Ll}/u.test(quality.text) &&
    ![determiners, pronouns].some((words) => words.has(quality.lower)) &&
    !namesActor([quality]);
  const isDone =
    isOnlyThird(first?.lower ?? '') ||
    (quality !== undefined &&
      isOutcome(quality) &&
      onlySubjects.has(first?.lower ?? '') &&
      readVerb(verb?.lower ?? '') !== undefined);
  return isNamed && isDone;
};

/** `cracked but dry` are two words for one quality, and an adverb behind it belongs to it. */
const qualityEnd = (piece: readonly Token[]): number => {
  const end = kindLinks.has(piece[1]?.lower ?? '') && piece[2]?.kind === 'word' ? 3 : 1;
  return skipAdverbs(piece, end);
};

const withoutOne = (tokens: readonly Token[]): readonly Token[] =>
  /^ones?$/.test(tokens[0]?.lower ?? '') ? tokens.slice(1) : tokens;

/** What stands between two kinds, or was put there between names of steps. */
const isLink = (token: Token | undefined): boolean => kindLinks.has(token?.lower ?? '') || token?.lower === 'then';

const piecesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const comma = tokens.findIndex(({ text }) => /^[,;]$/.test(text));
  const piece = comma < 0 ? tokens : tokens.slice(0, comma);
  const said = isLink(piece[0]) ? piece.slice(1) : piece;
  return comma < 0 ? [said] : [said, ...piecesOf(tokens.slice(comma + 1))];
};
