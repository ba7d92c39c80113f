import { denial } from '../../lexicon/en/chart-clauses.ts';
import { countedUnit, leadsPart, unit } from '../../lexicon/en/chart-units.ts';
import { counts } from '../../lexicon/en/organisation-words.ts';
import type { Piece } from '../../outline/outline.ts';
import type { Clause } from './clauses.ts';
import { expectCounted } from './expect-counted.ts';
import { headsOf, mentionSubject, subjectOf } from './find-sides.ts';
import { isUnit, withoutDeterminer } from './posts.ts';
import type { Roster } from './roster.ts';

/** Takes what clauses of one sentence say into the roster. */
export const applyClauses = (clauses: readonly Clause[], roster: Roster, speaking: readonly string[] = []): void => {
  let subjects = speaking;
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
    const { way, object, verb } = clause;
    const isBare = typeof clause.subject !== 'string' && clause.subject.text.trim() === '';
    const subject = isBare && subjects.length > 0 ? 'same' : clause.subject;
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
    const [inner, outer] = subject === 'last' && next === undefined && way === 'down' ? splitTail(object) : [object];
    const [heads, below] = way === 'up' ? readUp(own, clause, roster) : readDown(own, inner, verb, roster);
    if (outer !== undefined) roster.lead(subjects, roster.enter(outer), verb);
    roster.lead(heads, below, verb);
    roster.rememberHead(heads.slice(0, 1));
    last = way === 'up' ? heads : below;
    subjects = own;
    before = [...before, ...own];
    if (subject === 'last') continue;
    if (own.length === 1) roster.speakOf(own);
    else roster.speakOf([...own, ...heads]);
  }
};

/** "She has a supervisor, who leads the clerks, and the assistant": what follows the clause is hers. */
const splitTail = (object: Piece): readonly [Piece, Piece?] => {
  const tail = /^[^,]+(?<joint>, and )(?=(?:the|an?|one) )/u.exec(object.text);
  if (tail === null) return [object];
  const end = tail[0].length;
  return [
    { text: object.text.slice(0, end - (tail.groups?.joint ?? '').length), start: object.start },
    { text: object.text.slice(end), start: object.start + end },
  ];
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

const isCount = new RegExp(`^${counts}\\b(?!.* and )[\\p{L} ]*$`, 'iu');

const readDown = (own: readonly string[], object: Piece, verb: Piece, roster: Roster): Sides => {
  const [head] = own;
  if (head !== undefined && leadsPart.test(verb.text) && isUnit(object.text.trim()) && roster.isUntitled(head)) {
    roster.setTitle(head, object.text.trim());
    return [own, []];
  }
  if (head !== undefined && own.length === 1 && roster.isUntitled(head) && unit.test(object.text)) {
    roster.setTitle(head, withoutDeterminer(unit.exec(object.text)?.[0] ?? ''));
    return [own, []];
  }
  if (expectCounted(head, object, roster)) return [own, []];
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
