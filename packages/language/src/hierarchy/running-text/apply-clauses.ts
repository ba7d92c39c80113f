import { denial } from '../../lexicon/en/chart-clauses.ts';
import { anyPeople, behindCounted, countedUnit, unit, vagueKinds } from '../../lexicon/en/chart-units.ts';
import { counts } from '../../lexicon/en/organisation-words.ts';
import type { Piece } from '../../outline/outline.ts';
import { countOf } from '../counted-positions.ts';
import type { Clause } from './clauses.ts';
import { headsOf, mentionSubject, subjectOf } from './find-sides.ts';
import { isPost, withoutDeterminer } from './posts.ts';
import type { Roster } from './roster.ts';

/** Takes what clauses of one sentence say into the roster. */
export const applyClauses = (clauses: readonly Clause[], roster: Roster): void => {
  let subjects: readonly string[] = [];
  let last: readonly string[] = [];
  let before: readonly string[] = [];
  for (const [place, clause] of clauses.entries()) {
    const next = clauses[place + 1];
    // "Sits with the squad but reports to Ilse": where somebody sits says less.
    if (
      /^sits?\b/.test(clause.verb.text) &&
      next?.subject === 'same' &&
      /^(?:reports?|answers?)\b/.test(next.verb.text)
    ) {
      subjects = typeof clause.subject === 'string' ? subjects : subjectOf(clause.subject, clause, roster);
      continue;
    }
    const { way, subject, object, verb } = clause;
    if (typeof subject !== 'string' && isDenied(subject.text)) {
      mentionSubject(subject, roster);
      subjects = [];
      continue;
    }
    const isOfAll = subject === 'same' && /^(?:both|all)\b/.test(verb.text);
    const own = isOfAll
      ? before
      : subject === 'same'
        ? subjects
        : subject === 'last'
          ? last.slice(-1)
          : subject === 'list'
            ? last
            : subjectOf(subject, clause, roster);
    const [heads, below] = way === 'up' ? readUp(own, clause, roster) : readDown(own, object, roster);
    roster.lead(heads, below, verb);
    roster.rememberHead(heads.slice(0, 1));
    last = way === 'up' ? heads : below;
    subjects = own;
    before = [...before, ...own];
    if (own.length === 1) roster.speakOf(own);
    else if (own.length === 0) roster.speakOf(heads);
  }
};

const isDenied = (subject: string): boolean => denial.test(subject.replace(/^.*\b(?:and|but)\b/i, ''));

type Sides = readonly [heads: readonly string[], below: readonly string[]];

/** "... report to the head", "... report to the head: the one and the other", "he reports to her, along with the others". */
const readUp = (own: readonly string[], { object, subject, verb }: Clause, roster: Roster): Sides => {
  if (object.text.trim() === '') return [roster.find({ text: 'he', start: object.start }), own];
  const heads = headsOf(object, roster);
  const said = typeof subject === 'string' ? '' : subject.text.trim();
  const list =
    /(?::|,? (?:along|together) with) (?<list>.+)$/su.exec(object.text)?.groups?.list ??
    /,? to whom (?:all )?(?<list>.+?) (?:reports?|answers?)\b/u.exec(object.text)?.groups?.list ??
    (isCount.test(said) || (/^reporting/.test(verb.text) && /\band,?$/.test(said))
      ? /^[^,]*, (?<list>.+)$/su.exec(object.text)?.groups?.list
      : undefined);
  const more =
    list === undefined ? [] : roster.enter({ text: list, start: object.start + object.text.lastIndexOf(list) });
  return [heads, [...(isCount.test(said) || (/^reporting/.test(verb.text) && more.length > 0) ? [] : own), ...more]];
};

/** "Five floors" are nobody. */
const countsPeople = (object: string): boolean => {
  const [, said = ''] = counted.exec(object.trim()) ?? [];
  return isPost(said) || vagueKinds.test(said) || anyPeople.test(said);
};

const counted = new RegExp(`^(?:only |just )?${counts} ([\\p{L} -]+?)(?: ${behindCounted}\\b.*)?$`, 'iu');

const isCount = new RegExp(`^${counts}\\b[\\p{L} ]*$`, 'iu');

const readDown = (own: readonly string[], object: Piece, roster: Roster): Sides => {
  const [head] = own;
  if (head !== undefined && own.length === 1 && roster.isUntitled(head) && unit.test(object.text)) {
    roster.setTitle(head, withoutDeterminer(unit.exec(object.text)?.[0] ?? ''));
    return [own, []];
  }
  const count = new RegExp(`^\\s*(?:only |just )?(?<count>${counts}) [\\p{L} -]+$`, 'iu').exec(object.text)?.groups
    ?.count;
  if (count !== undefined && head !== undefined && countsPeople(object.text)) {
    roster.expect(head, countOf(count));
    return [own, []];
  }
  const list = /^\s*(?:only |just )?one [^,:]+?(?::|,) (?=(?:the |our )?\p{Lu})(?<list>.+)$/u.exec(object.text)?.groups
    ?.list;
  const ids = roster.enter(
    list === undefined
      ? { ...object, text: object.text.replace(countedUnit, '$1,') }
      : { text: list, start: object.start + object.text.length - list.length },
  );
  const chief = / for (?<chief>her|him|the [^,]+?|\p{Lu}\p{L}+)(?=[\s,;]|$)/u.exec(object.text)?.groups?.chief;
  if (chief !== undefined) roster.lead(roster.find({ text: chief, start: object.start }), own, object);
  if (ids.length === 0 && head !== undefined && own.length === 1)
    roster.setTitle(head, withoutDeterminer(object.text.replace(/ for (?:her|him|us)\b.*$|,.*$/, '')));
  return [own, ids];
};
