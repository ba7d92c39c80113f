import { stateAdjectives } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/token.ts';
import { isOutcome } from './guards/condition-phrase.ts';
import { isFault } from './guards/kind-guards.ts';
import { kindOfThing } from './kind-of-thing.ts';
import { isContrast } from './read-contrast.ts';
import { isSorting, joint } from './read-sorting.ts';

/** The most sentences that tell of kinds of one thing. */
const mostKinds = 4;

/**
 * `Small parcels go to the locker. Large parcels go to the depot. All others are sent back.`: sentences that tell what is done with each
 * kind of one thing, as one. In: sentences. Out: the same, where each but the first of such sentences stands behind a joint.
 */
export const joinKinds = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  for (let count = Math.min(mostKinds, sentences.length); count > 1; count -= 1) {
    const joined = joinedOf(sentences.slice(0, count));
    if (joined !== undefined) return [joined, ...joinKinds(sentences.slice(count))];
  }
  return [first, ...joinKinds(rest)];
};

const joinedOf = ([first, ...others]: readonly Sentence[]): Sentence | undefined => {
  if (
    first === undefined ||
    others.some(({ closing, item, startsParagraph }) => closing === '?' || item !== undefined || startsParagraph)
  )
    return undefined;
  if (isSorting(first.tokens) || isContrast(first.tokens)) return undefined;
  // `Cracked crates are burnt. Clean crates ...`: yes and no are read by what the words say.
  const opener = kindOfThing(first.tokens);
  const second = others.length === 1 && opener !== undefined ? kindOfThing(others[0]?.tokens ?? []) : undefined;
  if (
    second !== undefined &&
    opener !== undefined &&
    [opener, second].some(({ kind }) => isOutcome(kind) || isFault(kind) || isBroughtAbout(kind))
  )
    return undefined;
  const tokens = [...first.tokens, ...others.flatMap(({ tokens: next }) => [...jointBefore(next), ...next])];
  return isSorting(tokens) || isContrast(tokens) ? { ...first, tokens } : undefined;
};

/** `Raw files go to the scanner. Scanned files ...`: what a deed made of them comes after it, and is no other kind. */
const isBroughtAbout = ({ lower }: Token): boolean =>
  !stateAdjectives.has(lower) && readVerb(lower)?.forms.has('base') !== true && readVerb(lower) !== undefined;

const jointBefore = ([opener]: readonly Token[]): readonly Token[] =>
  opener === undefined ? [] : [{ text: ';', lower: joint, kind: 'mark', start: opener.start, end: opener.start }];
