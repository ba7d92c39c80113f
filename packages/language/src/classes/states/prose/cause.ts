import {
  auxiliaries,
  causeEnd,
  leadingCauses,
  limitBehind,
  noCause,
  onlyJoins,
  pronouns,
  relativeClause,
  saidBetween,
  smallBefore,
  smallBehind,
  standsForThing,
  subjectArticles,
  timeBehind,
  trailingCauses,
} from '../../../lexicon/en/state-prose-patterns.ts';
import { conditionOpeners } from '../../../lexicon/en/state-prose-words.ts';
import { capitalised } from '../../../text/words.ts';
import { type Known, namesThing } from './known.ts';

const openers = conditionOpeners.join('|');

/**
 * What makes a state be entered, in words for a line. In: what stands before the words that say so, and what stands behind the name of the state.
 */
export const causeOf = (before: string, after: string, known: Known): string => {
  const lead = new RegExp(
    `(?:^|[\\s,(])(?:(?:and|or|but)\\s+)?(?<opener>${openers}|${leadingCauses})\\s+(?<why>\\S.*)$`,
    'is',
  ).exec(before);
  const opening = lead?.groups?.why;
  if (opening !== undefined && onlyJoins.test(before.slice(0, lead?.index ?? 0)))
    return shortened(withoutSubject(opening, known));
  const trailing = new RegExp(
    `^["”'’)]?[\\s,(]*(?:${saidBetween})?[\\s,(]*(?<opener>${openers}|${trailingCauses})\\s+(?<why>[^;]+)`,
    'is',
  ).exec(after);
  const why = trailing?.groups?.why;
  const about = relativeClause.exec(before)?.[1];
  const said = about ?? withoutSubject(before, known).trim();
  const time = timeBehind.exec(after)?.[1];
  if (time !== undefined) return shortened(time);
  if (trailing?.groups?.opener === 'for' && said.split(/\s+/).length > 2) return shortened(said);
  if (why !== undefined && !noCause.test(why)) {
    const opener = trailing?.groups?.opener?.toLowerCase();
    if (opener === 'by') return shortened(why.replace(limitBehind, ''));
    return shortened(opener === 'not' || opener === 'after' ? `${opener} ${why}` : why);
  }
  return isThing(said, known) ? '' : shortened(said);
};

/** A condition without the subject of what follows: `the bank confirms it` of `the bank confirms it, the ticket`. */
const withoutSubject = (text: string, known: Known): string => {
  const things = [...known.things].map((word) => `${word}s?`).join('|');
  const subject = new RegExp(
    `(?:^|[,\\s]+)(?:then\\s+)?(?:${pronouns}|(?:(?:${subjectArticles}\\s+(?:[\\p{L}-]+\\s+)?)?(?:${things === '' ? 'thing' : things}|one)))(?:\\s+${auxiliaries})*\\s*$`,
    'iu',
  );
  const comma = text.lastIndexOf(', ');
  const cut = text.replace(subject, '');
  if (cut !== text) return cut;
  // What stands between the condition and its verb is who does it.
  return comma > 0 && text.length - comma < longestSubject ? text.slice(0, comma) : text;
};

/** Letters: what is longer than this behind a comma belongs to the condition. */
const longestSubject = 40;

const isThing = (text: string, known: Known): boolean => {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, '')
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length < 4 && (last === '' || standsForThing.test(last) || namesThing(last, known));
};

/** Words that a line can carry. */
const longestCause = 9;

const shortened = (text: string): string => {
  const plain = text
    .replace(/\([^()]*(?:\)|$)/g, ' ')
    .replace(/^["“(\s,]+|["”)\s,:.]+$/g, '')
    .replace(smallBefore, '')
    .replace(smallBehind, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [clause = ''] = plain.split(causeEnd);
  const words = clause.split(' ');
  return capitalised(words.length > longestCause ? words.slice(0, longestCause).join(' ') : clause);
};
