/**
 * Keeps a new name together. In: the slots of a clause that renames. Out: the same, where the name is a verb alone whose object stands behind a
 * preposition ("Look | at the stock") with the rest of the clause in it: such a verb is no name, and renaming has no place.
 */
import { objectPrepositions } from '../../lexicon/en/instruction-words.ts';
import { actionVerbs } from '../../lexicon/en/verbs.ts';
import type { Seen } from './sight.ts';
import type { Frame } from './slots.ts';

export const withWholeName = (frame: Frame, clause: readonly Seen[]): Frame => {
  const last = frame.slots.at(-1);
  if (frame.kind !== 'rename' || last?.role !== 'name' || last.end >= clause.length) return frame;
  const wordAt = (at: number): string => clause[at]?.token.lower ?? '';
  const isVerbAlone = last.end - last.start === 1 && actionVerbs.has(wordAt(last.start));
  const leads = objectPrepositions.has(wordAt(last.end)) && !/^(?:now|here)$/.test(wordAt(last.end + 1));
  if (!isVerbAlone || !leads || clause[last.start]?.token.isQuoted) return frame;
  return { ...frame, slots: [...frame.slots.slice(0, -1), { ...last, end: clause.length }] };
};
