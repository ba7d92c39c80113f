import type { SpecAttribute } from '@diagloom/diagram/model';
import { castBehind, columnRule, countedUp, numbered, typeTail } from '../../../lexicon/en/sql-words.ts';
import type { Member } from '../../members.ts';
import { type SqlToken, sqlTokens, unquoted } from './sql-tokens.ts';

/**
 * Reads a column of `CREATE TABLE`. Its row says all that holds for it: the type with what it is at first, what it is checked for and what
 * happens with it where the row that it points at is deleted; its marks say the rest. A column that does not say that it is never null may be.
 */
export const readSqlColumn = (line: string): Member | undefined => {
  const [first, ...rest] = sqlTokens(line.replace(castBehind, ''));
  const name = unquoted(first ?? '');
  if (!/^[\p{L}_]/u.test(name)) return undefined;
  const opening = rest.findIndex((token, index) => index > 0 && columnRule.test(token) && !typeTail.test(token));
  const isTyped = rest.length > 0 && !columnRule.test(rest[0] ?? '');
  const typeEnd = isTyped ? (opening < 0 ? rest.length : opening) : 0;
  const { marks, said, references } = readRules(rest.slice(typeEnd));
  const isKey = marks.includes('pk');
  const own = marks.filter((mark) => mark !== 'never null');
  if (!marks.includes('never null') && !isKey && !own.includes('nullable')) own.push('nullable');
  const type = joined([...rest.slice(0, typeEnd), ...said]);
  const attribute: SpecAttribute = {
    name,
    ...(type !== '' && { type }),
    ...(own.length > 0 && { marks: own }),
  };
  return { attribute, ...(references !== undefined && { references }) };
};

interface Rules {
  readonly marks: string[];
  /** Of the rules those that are written behind the type, each with its words parted. */
  readonly said: SqlToken[];
  references?: string;
}

const readRules = (tokens: readonly SqlToken[]): Rules => {
  const rules: Rules = { marks: [], said: [] };
  for (let at = 0; at < tokens.length; ) {
    const next = tokens.findIndex((token, index) => index > at && opensRule(tokens, index) && columnRule.test(token));
    const end = next < 0 ? tokens.length : next;
    readRule(tokens.slice(at, end), rules);
    at = end;
  }
  return rules;
};

/** `null` of `not null` and `set null`, `key` of `primary key` and the words behind `on delete` open none. */
const opensRule = (tokens: readonly SqlToken[], at: number): boolean =>
  !/^(?:not|set|primary|foreign|unique|on|default|by|as|no)$/i.test(tokens[at - 1] ?? '') &&
  !(/^(?:default|null)$/i.test(tokens[at] ?? '') && /^set$/i.test(tokens[at - 1] ?? ''));

const readRule = (tokens: readonly SqlToken[], rules: Rules): void => {
  const text = tokens.join(' ');
  if (/^not null\b/i.test(text)) rules.marks.push('never null');
  else if (/^null\b/i.test(text)) rules.marks.push('nullable');
  else if (/^primary key\b/i.test(text)) rules.marks.push('pk');
  else if (/^unique\b/i.test(text)) rules.marks.push('unique');
  else if (/^check\b/i.test(text)) rules.said.push('check', checkOf(tokens[1] ?? ''));
  else if (/^default\b/i.test(text)) rules.said.push(...defaultOf(tokens.slice(1)));
  else if (/^(?:foreign key )?references\b/i.test(text)) {
    rules.marks.push('fk');
    rules.references = unquoted(tokens[tokens.findIndex((token) => /^references$/i.test(token)) + 1] ?? '');
  } else if (numbered.test(text)) rules.said.push('identity');
  else rules.said.push(...whenDeleted(text));
};

/** `on delete cascade` and `on update cascade` of what stands behind a reference. */
export const whenDeleted = (text: string): readonly string[] =>
  [...text.replace(/\s+/g, ' ').matchAll(followed)].map(([said]) => said.toLowerCase());

const followed = /\bon (?:delete (?:cascade|set null|restrict)|update (?:cascade|set null))\b/gi;

const defaultOf = (tokens: readonly SqlToken[]): readonly string[] => {
  let text = joined(tokens);
  while (/^\((.*)\)$/s.test(text)) text = text.slice(1, -1).trim();
  return text === '' || /^null$/i.test(text) || countedUp.test(text) ? [] : [`default ${text}`];
};

/** What is checked, in one pair of brackets, without the casts that databases write into it. */
export const checkOf = (bracket: string): string => {
  let text = bracket
    .replace(castBehind, '')
    .replace(anyOf, 'IN ($1)')
    .replace(/["`[\]]/g, '')
    .replace(/(?<!\w)\((\w+)\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  text += ')'.repeat(Math.max(0, text.split('(').length - text.split(')').length));
  while (/^\(\((?:[^()]|\([^()]*\))*\)\)$/.test(text)) text = text.slice(1, -1);
  return text;
};

/** `= ANY ((ARRAY['a', 'b']))`, as PostgreSQL writes `IN ('a', 'b')`. */
const anyOf = /=\s*any\s*\(+array\s*[[(]([^[\]]+?)[\])]\)*/gi;

/** Tokens as they are written: brackets stand close to what they belong to, words do not. */
const joined = (tokens: readonly SqlToken[]): string =>
  tokens
    .map((token) => (/^on (?:delete|update)/.test(token) || !token.startsWith('(') ? ` ${token}` : token))
    .join('')
    .replace(/ ?:: ?/g, '::')
    .replace(/\bcheck\(/gi, 'check (')
    .trim();
