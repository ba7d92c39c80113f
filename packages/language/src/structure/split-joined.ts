import { determiners, modals } from '../lexicon/en/closed-words.ts';
import { subjectJoints } from '../lexicon/en/data-words.ts';
import type { Token } from '../text/token.ts';
import { findAgreeingVerb, isNounHere } from './agreement.ts';
import { readNouns } from './chunks.ts';
import { findLink } from './link.ts';
import { isPluralName } from './name.ts';
import { saysSameKind } from './same-kind.ts';

/** The most tokens of a subject after a comma. */
const longestSubject = 4;

/**
 * `A student takes courses, a course has lessons` is two sentences; the commas of a list part nothing. A clause about something
 * that a list has just named is one of its own as well: `tables cats, owners, cats belong to owners`.
 */
export const splitJoined = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [];
  let part: Token[] = [];
  const close = (): void => {
    const before = clauses.at(-1);
    if (before === undefined || isClause(part, before)) clauses.push(part);
    else before.push(...part);
  };
  for (const [index, token] of tokens.entries()) {
    const joins = subjectJoints.test(token.lower) && opensSubject(tokens[index + 1]?.lower ?? '');
    if ((token.text === ',' || joins) && part.length > 0) {
      close();
      part = [token];
    } else part.push(token);
  }
  if (part.length > 0) close();
  return clauses.map((clause, index) =>
    index > 0 && /^(?:,|and|but|while)$/.test(clause[0]?.lower ?? '') ? clause.slice(1) : clause,
  );
};

const opensSubject = (word: string): boolean => determiners.has(word) || word === 'one';

/** `and an email attribute is ...` goes on with a list of members. */
const memberWords = /^(?:attributes?|methods?|fields?|propert(?:y|ies)|operations?|functions?|columns?)$/;

/** `Lion` in `Lion, elephant and penguin are animals`: the names go on, also in small letters where nothing is said of them. */
const isBareList = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.length < longestList &&
  tokens.every((token) => isNounHere(token) || token.text === ',') &&
  (tokens.every(({ text }) => /^[\p{Lu},]/u.test(text)) || findLink(tokens, 0, 'clause') === undefined);

/** In tokens, commas included. */
const longestList = 12;

const isClause = ([, ...part]: readonly Token[], before: readonly Token[]): boolean => {
  if (saysSameKind(part)) return !isBareList(before);
  const tokens = part[0]?.lower === 'and' ? part.slice(1) : part;
  const [first] = tokens;
  if (/^(?:which|who|that)$/.test(first?.lower ?? '')) return false;
  const link = findLink(tokens, 0, 'clause');
  if (first === undefined || link === undefined || link.start === 0 || link.start > longestSubject || link.isParticiple)
    return false;
  if (tokens.slice(0, link.start).some(({ lower }) => memberWords.test(lower))) return false;
  if (first.lower === 'each' && modals.has(tokens[1]?.lower ?? '')) return false;
  const isModal = modals.has(tokens[link.start - 1]?.lower ?? '');
  if (/^(?:and|or|,)$/.test(tokens[link.start - (isModal ? 2 : 1)]?.lower ?? '')) return false;
  const subjects = readNouns(tokens.slice(0, link.start));
  const subject = subjects.length === 1 ? subjects[0] : undefined;
  if (subject === undefined || link.end >= tokens.length) return false;
  const opening = findLink(before, 0, 'clause');
  if (opening === undefined && !saysSameKind(before)) return readNouns(before).some(({ key }) => key === subject.key);
  const opens =
    determiners.has(first.lower) ||
    /^\p{Lu}/u.test(first.text) ||
    isPluralName(first.lower) ||
    findAgreeingVerb(tokens, 0, tokens.length)?.at === link.start ||
    link.phrase !== undefined;
  return opens && opening?.start !== 0;
};
