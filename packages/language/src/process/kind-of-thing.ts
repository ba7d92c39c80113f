import { copulas, determiners, modals, pronouns } from '../lexicon/en/closed-words.ts';
import { readVerb } from '../lexicon/morphology.ts';
import type { Token } from '../text/token.ts';

/** `Urgent letters are opened`: a kind of things of which something is told. */
export interface KindOfThing {
  readonly kind: Token;
  readonly thing: Token;
  readonly verb: Token;
}

/** What a sentence opens with; undefined where it names no kind of things. */
export const kindOfThing = ([kind, thing, verb]: readonly Token[]): KindOfThing | undefined => {
  if (kind?.kind !== 'word' || thing === undefined || verb === undefined) return undefined;
  const isSmall = [determiners, pronouns, modals, copulas].some((words) => words.has(kind.lower));
  return isSmall || !/[^s]s$/.test(thing.lower) || !isVerb(verb) ? undefined : { kind, thing, verb };
};

const isVerb = ({ lower }: Token): boolean =>
  copulas.has(lower) || modals.has(lower) || readVerb(lower)?.forms.has('base') === true;

/** `others`, `all others`, `the rest`, `everything else` as the subject of a second clause. */
const others = /^(?:(?:all\s)?(?:the\s)?(?:others|rest|remaining ones|other ones)|every\w+ else)$/;

/** Where the words end that name all that is of no such kind; -1 where none do. */
export const othersEnd = (tokens: readonly Token[], from: number): number => {
  for (let after = Math.min(from + 3, tokens.length - 1); after > from; after -= 1) {
    const words = tokens.slice(from, after).map(({ lower }) => lower);
    if (others.test(words.join(' '))) return after;
  }
  return -1;
};
