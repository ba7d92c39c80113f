import { quietWords } from '../../lexicon/en/instruction-words.ts';
import { wordFeature } from './clause-features.ts';
import type { Seen } from './sight.ts';
import type { Role, Slot } from './slots.ts';

/** How a slot looks from outside. */
export interface RoleLook {
  readonly role: Role;
  readonly first: string;
  readonly last: string;
  readonly length: number;
  /** Whether its words are known from the diagram: all, some or none. */
  readonly isKnown: 'all' | 'some' | 'none';
  readonly before: string;
  readonly after: string;
}

/** Words of the clause that a reading does not account for. */
export const unreadWords = (clause: readonly Seen[], slots: readonly Slot[]): readonly string[] =>
  clause
    .filter((_, at) => !slots.some(({ start, end }) => at >= start && at < end))
    .map(({ token }) => token.lower)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !quietWords.has(word));

/** How many runs of words that name parts lie outside all slots. */
export const unreadParts = (clause: readonly Seen[], slots: readonly Slot[]): number =>
  clause.filter(
    ({ known, opensLabel }, at) =>
      (known === 'word' || opensLabel) && !slots.some(({ start, end }) => at >= start && at < end),
  ).length;

export const lookOf = ({ role, start, end }: Slot, clause: readonly Seen[]): RoleLook => {
  const inside = clause.slice(start, end);
  const known = inside.filter(({ known: how }) => how !== 'none').length;
  return {
    role,
    first: wordFeature(inside[0]),
    last: wordFeature(inside.at(-1)),
    length: inside.length,
    isKnown: known === inside.length ? 'all' : known === 0 ? 'none' : 'some',
    before: wordFeature(clause[start - 1]),
    after: wordFeature(clause[end]),
  };
};
