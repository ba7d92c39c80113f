import {
  apposition,
  countedHead,
  countedUp,
  emptyStart,
  otherSaying,
  singularVerb,
  topPlace,
  underOpening,
} from '../../lexicon/en/plain-chart-words.ts';
import { personTitles } from '../../lexicon/en/position-words.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import { splitPlainSentences } from '../../text/plain-sentences.ts';
import type { Chart } from '../chart.ts';
import { joinHolders } from '../join-holders.ts';
import { isPerson, isTitle, readName } from '../read-name.ts';
import { applyClause } from './apply-clause.ts';
import { type Company, createCompany } from './company.ts';
import { masked } from './masked.ts';
import { ofKind } from './name-members.ts';
import { isCounted, type PlainMember, readMembers } from './read-members.ts';
import { type PlainClause, splitClauses } from './split-clauses.ts';

/**
 * Reads who works for whom from the few sentences that people type. In: the text and an empty chart. Out: what it is a chart of, as far as an
 * opening says so; undefined where any part of the text was not understood, so that what is drawn is all that was said.
 */
export const readPlainText = (text: string, chart: Chart): { readonly heading: string } | undefined => {
  const company = createCompany(chart);
  const heading = headingOf(text);
  const rest = ' '.repeat(heading.length) + joinHolders(text.slice(heading.length)).replace(apposition, ' ($<name>)');
  for (const sentence of splitPlainSentences(rest)) if (!readSentence(sentence, company)) return undefined;
  return chart.isEmpty() ? undefined : { heading: heading.replace(/\s*[:.–—-]\s*$/, '') };
};

/** `Our shop has 9 people: owner Mia ...`: what stands before the colon says what the chart is of, and names nobody. */
const headingOf = (text: string): string => {
  const heading = /^\s*[^:.;,()\n]{2,60}?(?:[:.]|\s[-–—])\s+/.exec(text)?.[0] ?? '';
  const words = heading.replace(/\s*[:.–—-]\s*$/, '').trim();
  const namesSomebody = splitTitle(words) || isPerson(words) || countedHead.test(words) || countedUp.test(words);
  const isSentence =
    /\.\s*$/.test(heading) && (splitClauses({ text: words, start: 0 })?.length !== 0 || topPlace.test(words));
  const isShortened = personTitles.has(words.toLowerCase());
  return namesSomebody || isSentence || isShortened || heading.length === text.length ? '' : heading;
};

/** A title among the words: `CEO Ann Lee`, `head of sales`. */
const splitTitle = (words: string): boolean => isTitle(words) || words.split(' ').some((word) => isTitle(word));

const readSentence = (given: Piece, company: Company): boolean => {
  const start = emptyStart.exec(given.text)?.[0].length ?? 0;
  const sentence = { text: given.text.slice(start), start: given.start + start };
  if (otherSaying.test(sentence.text)) return false;
  const placed = openedBy(topPlace, sentence) ?? openedBy(underOpening, sentence);
  if (placed !== undefined) return readUnder(placed, company);
  const colon = masked(sentence.text).indexOf(':');
  if (colon >= 0)
    return readListed(
      { text: sentence.text.slice(0, colon), start: sentence.start },
      { text: sentence.text.slice(colon + 1), start: sentence.start + colon + 1 },
      company,
    );
  const clauses = splitClauses(sentence);
  if (clauses === undefined) return false;
  if (clauses.length === 0) return readList(sentence, company);
  const [first, ...others] = clauses;
  const split = first && splitFront(first);
  if (split !== undefined && !readList(split.front, company)) return false;
  let about: readonly string[] | undefined = [];
  for (const clause of split === undefined ? clauses : [split.clause, ...others]) {
    about = applyClause(clause, about, company);
    if (about === undefined) return false;
  }
  return true;
};

/** `Owner, two cooks, the waiter has a helper`: a verb of one subject has the last one only; others are a list before it. */
const splitFront = (clause: PlainClause): { readonly front: Piece; readonly clause: PlainClause } | undefined => {
  const { subject, verb } = clause;
  const comma = subject === 'same' || !singularVerb.test(verb.text) ? -1 : masked(subject.text).lastIndexOf(',');
  if (comma < 0 || subject === 'same') return undefined;
  const own = trimPiece({ text: subject.text.slice(comma + 1), start: subject.start + comma + 1 });
  return own && { front: { ...subject, text: subject.text.slice(0, comma) }, clause: { ...clause, subject: own } };
};

interface Placed {
  readonly above: Piece;
  readonly list: Piece | undefined;
}

const openedBy = (pattern: RegExp, { text, start }: Piece): Placed | undefined => {
  const found = pattern.exec(text);
  const above = found?.groups?.above;
  if (found === null || above === undefined) return undefined;
  const list = { text: text.slice(found[0].length), start: start + found[0].length };
  return { above: { text: above, start: start + text.indexOf(above) }, list: trimPiece(list) };
};

const readUnder = ({ above, list }: Placed, company: Company): boolean => {
  const heads = company.find(above);
  const [head, ...others] = heads ?? [];
  if (head === undefined || others.length > 0) return false;
  company.speakOf([head]);
  const members = list === undefined ? [] : readMembers(list);
  if (members === undefined) return false;
  if (members.length > 0) company.enter(members, { head, isShared: false });
  return true;
};

/** `CTO: Platform, Quality`, `CTO with two reports: ...`, `Two people report to her: ...`. */
const readListed = (opening: Piece, list: Piece, company: Company): boolean => {
  const text = opening.text.trim();
  const { above = text, kind = '' } = (countedUp.exec(text) ?? countedHead.exec(text))?.groups ?? {};
  const members = readMembers(list);
  const [only, ...more] = members ?? [];
  if (members === undefined || only === undefined) return false;
  if (kind === '' && more.length === 0 && isTitle(text) && isPerson(only.name.text.replace(/\s*\(.*$/, ''))) {
    const isTold = only.name.text.includes('(');
    const ids = company.enter([isTold ? only : { ...only, name: { ...opening, text: `${text} (${only.name.text})` } }]);
    company.speakOf(ids);
    return true;
  }
  const heads = company.find({ text: above, start: opening.start + opening.text.indexOf(above) });
  const [head, ...others] = heads ?? [];
  if (head === undefined || others.length > 0) return false;
  company.speakOf([head]);
  company.enter(kind === '' ? members : members.map((member) => ofKind(member, kind)), { head, isShared: false });
  return true;
};

/** `Owner, head baker with two bakers, shop manager`: the first position that a text names leads the others of its list. */
const readList = (sentence: Piece, company: Company): boolean => {
  const isOpening = company.chart.isEmpty();
  const read = readMembers(sentence);
  const members = isOpening && read !== undefined ? withoutWhole(read) : read;
  const [first, ...others] = members ?? [];
  if (members === undefined || first === undefined) return false;
  if (!isOpening || isCounted(first.name.text)) {
    company.speakOf(company.enter(members));
    return true;
  }
  const [head] = company.enter([first]);
  if (head === undefined) return false;
  company.speakOf([head]);
  if (others.length > 0) company.enter(others, { head, isShared: false });
  return true;
};

/** `Supermarket, manager Bea, ...`, `IT company with CEO Ann and CTO Bo`: what opens is the whole, where those behind it have names. */
const withoutWhole = (members: readonly PlainMember[]): readonly PlainMember[] => {
  const [first, ...others] = members;
  if (first === undefined || isCounted(first.name.text) || isTitle(first.name.text) || isPerson(first.name.text))
    return members;
  if (readName(first.name.text).person !== undefined) return members;
  const list = others.length > 0 ? others : first.below;
  return list[0] !== undefined && readName(list[0].name.text).person !== undefined ? list : members;
};
