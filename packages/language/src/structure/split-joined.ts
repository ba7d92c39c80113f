import { determiners } from '../lexicon/en/closed-words.ts';
import type { Token } from '../text/token.ts';
import { readNouns } from './chunks.ts';
import { findLink } from './link.ts';
import { isPluralName } from './name.ts';

/** The most tokens of a subject after a comma. */
const longestSubject = 4;

/** `A student takes courses, a course has lessons` is two sentences; the commas of a list part nothing. */
export const splitJoined = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [];
  let part: Token[] = [];
  const close = (): void => {
    const before = clauses.at(-1);
    if (before === undefined || isClause(part, before)) clauses.push(part);
    else before.push(...part);
  };
  for (const token of tokens) {
    if (token.text === ',' && part.length > 0) {
      close();
      part = [token];
    } else part.push(token);
  }
  if (part.length > 0) close();
  return clauses.map((clause) => (clause[0]?.text === ',' ? clause.slice(1) : clause));
};

const isClause = ([, ...tokens]: readonly Token[], before: readonly Token[]): boolean => {
  const [first] = tokens;
  const link = findLink(tokens, 0, 'clause');
  if (first === undefined || link === undefined || link.start === 0 || link.start > longestSubject || link.isParticiple)
    return false;
  const subject = tokens.slice(0, link.start);
  const opens = determiners.has(first.lower) || /^\p{Lu}/u.test(first.text) || isPluralName(first.lower);
  const opening = findLink(before, 0, 'clause');
  return (
    opens && link.end < tokens.length && opening !== undefined && opening.start > 0 && readNouns(subject).length === 1
  );
};
