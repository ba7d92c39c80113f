import { announcedKinds, anyPeople, behindCounted, vagueKinds } from '../../lexicon/en/chart-units.ts';
import { counts } from '../../lexicon/en/organisation-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { countOf } from '../counted-positions.ts';
import { isPost } from './posts.ts';
import type { Roster } from './roster.ts';

/** "Four people", "two planners who ...": so many are told of somebody. False where a list counts nobody: "five floors". */
export const expectCounted = (head: string | undefined, { text, start }: Piece, roster: Roster): boolean => {
  const { count = '', kind = '' } = counted.exec(text.trim())?.groups ?? {};
  if (isListed.test(text)) return false;
  if (head === undefined || !(isPost(kind) || vagueKinds.test(kind) || anyPeople.test(kind))) return false;
  const isAnyKind = announcedKinds.test(kind) || anyPeople.test(kind);
  roster.awaited.expect(
    head,
    countOf(count),
    isAnyKind ? undefined : { text: kind, start: start + text.indexOf(kind) },
  );
  return true;
};

/** "Two engineers and the clerk" are all named. */
const isListed = / and (?:the|an?|one) /;

const counted = new RegExp(
  `^(?:only |just )?(?:the )?(?<count>${counts}) (?<kind>[\\p{L} -]+?)(?:,? ${behindCounted}\\b.*)?$`,
  'iu',
);
