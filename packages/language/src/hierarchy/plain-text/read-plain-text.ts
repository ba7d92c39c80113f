import { iLead, speakerForms } from '../../lexicon/en/leading-verbs.ts';
import {
  countedHead,
  countedKind,
  countedUp,
  emptyStart,
  kinBefore,
  otherSaying,
  singularVerb,
  topPlace,
  underBehind,
  underOpening,
  whereWork,
} from '../../lexicon/en/plain-chart-words.ts';
import { personTitles, titleNouns } from '../../lexicon/en/position-words.ts';
import { type Piece, trimPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import { splitPlainSentences } from '../../text/plain-sentences.ts';
import type { Chart } from '../chart.ts';
import { joinHolders } from '../join-holders.ts';
import { joinNamed } from '../join-named.ts';
import { listCounted } from '../list-counted.ts';
import { isPerson, isTitle, readName } from '../read-name.ts';
import { applyClause } from './apply-clause.ts';
import { type Company, createCompany } from './company.ts';
import { masked } from './masked.ts';
import { ofKind } from './name-members.ts';
import { isCounted, type PlainMember, readMembers } from './read-members.ts';
import { type PlainClause, splitClauses } from './split-clauses.ts';
import { mayBeWhole, type Whole } from './whole.ts';

/**
 * Reads who works for whom from the few sentences that people type. In: the text and an empty chart. Out: what it is a chart of, as far as an
 * opening says so; undefined where any part of the text was not understood, so that what is drawn is all that was said.
 */
export const readPlainText = (text: string, chart: Chart, title = ''): { readonly heading: string } | undefined => {
  const company = createCompany(chart);
  const heading = headingOf(text);
  const rest =
    ' '.repeat(heading.length) +
    joinHolders(joinNamed(listCounted(text.slice(heading.length))))
      .replace(kinBefore, (kin) => ' '.repeat(kin.length))
      .replace(whereWork, ' with $<list>');
  const named = heading.replace(/\s*[:.–—-]\s*$/, '');
  if (named !== '' || title !== '') company.whole.open(named === '' ? title : named.trim());
  for (const sentence of splitPlainSentences(rest)) if (!readSentence(sentence, company)) return undefined;
  company.whole.close();
  return chart.isEmpty() ? undefined : { heading: named === '' ? company.whole.name() : named };
};

/** `Our shop has 9 people: owner Mia ...`: what stands before the colon says what the chart is of, and names nobody. */
const headingOf = (text: string): string => {
  const heading = /^\s*[^:.;,()\n]{2,60}?(?:[:.]|\s[-–—])\s+/.exec(text)?.[0] ?? '';
  const words = heading.replace(/\s*[:.–—-]\s*$/, '').trim();
  const namesSomebody = splitTitle(words) || isPerson(words) || countedHead.test(words) || countedUp.test(words);
  const isSentence =
    /\.\s*$/.test(heading) && (splitClauses({ text: words, start: 0 })?.length !== 0 || topPlace.test(words));
  const isShortened = personTitles.has(words.toLowerCase());
  const isAbbreviated = /^\p{Lu}{2,4}$/u.test(words) && !titleNouns.has(words.toLowerCase());
  const isLed = isAbbreviated && isTitle(/^[^,;:.()]*/.exec(text.slice(heading.length))?.[0] ?? '');
  return (namesSomebody && !isLed) || isSentence || isShortened || heading.length === text.length ? '' : heading;
};

/** A title among the words: `CEO Ann Lee`, `head of sales`. */
const splitTitle = (words: string): boolean => isTitle(words) || words.split(' ').some((word) => isTitle(word));

const readSentence = (given: Piece, company: Company): boolean => {
  const start = emptyStart.exec(given.text)?.[0].length ?? 0;
  const sentence = { text: given.text.slice(start), start: given.start + start };
  if (otherSaying.test(sentence.text) || [...speakerForms, iLead].some((form) => form.test(sentence.text)))
    return false;
  const dashed = splitOutside(sentence, /\s+[-–—]\s+/g);
  if (dashed.length > 2 && company.chart.isEmpty()) return readDashed(dashed, company);
  const placed = openedBy(topPlace, sentence) ?? openedBy(underOpening, sentence) ?? placedBehind(sentence);
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
  const above = found?.groups?.above ?? found?.groups?.pronoun;
  if (found === null || above === undefined) return undefined;
  const list = { text: text.slice(found[0].length), start: start + found[0].length };
  return { above: { text: above, start: start + text.indexOf(above) }, list: trimPiece(list) };
};

const placedBehind = ({ text, start }: Piece): Placed | undefined => {
  const { list, above, more = '' } = underBehind.exec(text)?.groups ?? {};
  if (list === undefined || above === undefined) return undefined;
  const gap = ' '.repeat(text.length - list.length - more.length);
  return { above: { text: above, start: start + text.indexOf(above) }, list: { text: `${list}${gap}${more}`, start } };
};

const readUnder = ({ above, list }: Placed, company: Company): boolean => {
  const heads = company.find(above);
  const [head, ...others] = heads ?? [];
  if (head === undefined || others.length > 0) return false;
  company.speakOf([head]);
  const { kind = '', list: named } = countedKind.exec(list?.text ?? '')?.groups ?? {};
  const told =
    named === undefined || list === undefined
      ? list
      : trimPiece({ text: named, start: list.start + list.text.length - named.length });
  const members = told === undefined ? [] : readMembers(told);
  if (members === undefined) return false;
  if (members.length > 0)
    company.enter(kind === '' ? members : members.map((member) => ofKind(member, kind)), { head, isShared: false });
  return true;
};

/** `CTO: Platform, Quality`, `CTO with two reports: ...`, `Two people report to her: ...`. */
const readListed = (opening: Piece, list: Piece, company: Company): boolean => {
  const text = opening.text.trim();
  const { above = text, kind = '' } = (countedUp.exec(text) ?? countedHead.exec(text))?.groups ?? {};
  const isWhole = kind !== '' && company.chart.isEmpty() && mayBeWhole(above);
  const members = readMembers(list);
  const [only, ...more] = members ?? [];
  if (members === undefined || only === undefined) return false;
  if (kind === '' && more.length === 0 && isTitle(text) && isPerson(only.name.text.replace(/\s*\(.*$/, ''))) {
    const isTold = only.name.text.includes('(');
    const ids = company.enter([isTold ? only : { ...only, name: { ...opening, text: `${text} (${only.name.text})` } }]);
    company.speakOf(ids);
    return true;
  }
  const named = kind === '' ? members : members.map((member) => ofKind(member, kind));
  if (isWhole) {
    company.whole.open(above);
    company.whole.hold(company.enter(named));
    return true;
  }
  const heads = company.find({ text: above, start: opening.start + opening.text.indexOf(above) });
  const [head, ...others] = heads ?? [];
  if (head === undefined || others.length > 0) return false;
  company.speakOf([head]);
  company.enter(named, { head, isShared: false });
  return true;
};

/** `Director - Finance (Payroll, Tax) - Sales (Home, Export)`: the first leads those behind it; without brackets it may be a chain. */
const readDashed = (parts: readonly Piece[], company: Company): boolean => {
  const [first, ...others] = parts.map(readMembers);
  const [top, ...beside] = first ?? [];
  if (top === undefined || beside.length > 0 || !others.some((each) => each?.some(({ below }) => below.length > 0)))
    return false;
  const members = others.flatMap((each) => (each?.length === 1 ? each : []));
  const [head] = members.length < others.length ? [] : company.enter([top]);
  if (head === undefined) return false;
  company.enter(members, { head, isShared: false });
  return true;
};

/** `Owner, head baker with two bakers, shop manager`: the first position that a text names leads the others of its list. */
const readList = (sentence: Piece, company: Company): boolean => {
  const isOpening = company.chart.isEmpty();
  const read = readMembers(sentence);
  const members = isOpening && read !== undefined ? withoutWhole(read, company.whole) : read;
  const [first, ...others] = members ?? [];
  if (members === undefined || first === undefined) return false;
  if (!isOpening || isCounted(first.name.text)) {
    const ids = company.enter(members);
    if (isOpening) company.whole.hold(ids);
    company.speakOf(ids);
    return true;
  }
  const [head] = company.enter([first]);
  if (head === undefined) return false;
  company.speakOf([head]);
  if (others.length > 0) company.enter(others, { head, isShared: false });
  return true;
};

/** `Supermarket, manager Bea, ...`, `IT company with CEO Ann and CTO Bo`: what opens is the whole, where those behind it have names. */
const withoutWhole = (members: readonly PlainMember[], whole: Whole): readonly PlainMember[] => {
  const [first, ...others] = members;
  if (first === undefined || isCounted(first.name.text) || isTitle(first.name.text) || isPerson(first.name.text))
    return members;
  if (readName(first.name.text).person !== undefined) return members;
  const list = others.length > 0 ? others : first.below;
  if (others.length === 0 && list.length > 0 && list.every(({ name }) => isCounted(name.text))) {
    whole.open(first.name.text);
    return list;
  }
  const isPartless = list[0] !== undefined && readName(list[0].name.text).person !== undefined;
  if (isPartless) whole.open(first.name.text);
  return isPartless ? list : members;
};
