import type { SpecAttribute } from '@diagloom/diagram/model';
import { bareReference, beforeMark, longTypes, markInBrackets, referenceTarget } from '../lexicon/en/data-words.ts';
import type { Piece } from '../outline/outline.ts';
import { splitOutside } from '../outline/read-list.ts';

/** Marks of a column and what people write for them. */
const markWords: readonly { readonly pattern: RegExp; readonly mark: string }[] = [
  { pattern: /\bprimary\s+key\b|\bpk\b|(?<!foreign\s)\bkey\b(?=\s*$)/i, mark: 'pk' },
  { pattern: /\bforeign\s+key\b|\bfk\b/i, mark: 'fk' },
  { pattern: /\bunique\b|\buk\b/i, mark: 'unique' },
  { pattern: /\bnot\s+null\b|\bmandatory\b|\brequired\b/i, mark: 'required' },
  { pattern: /\bnullable\b|\bnull\b|\boptional\b/i, mark: 'nullable' },
  { pattern: /\bstatic\b/i, mark: 'static' },
];

/** Words that say nothing about a row but stand beside it. */
const noise =
  /\bauto[_ ]?increment\b|\bidentity\b|\bgenerated\b.*$|\bcollate\s+\S+|\bon\s+update\s+(?:cascade|set\s+null|restrict|no\s+action|set\s+default)/gi;

/** What holds for a column and is said behind its type: what it is at first, what it is checked for, what goes with it. */
const said =
  /\bdefault\s+(?:'[^']*'|"[^"]*"|[\w.]+(?:\(\))?)|\bcheck\s*\((?:[^()]|\([^()]*\))*\)|\bon\s+delete\s+(?:cascade|set\s+null|restrict|no\s+action)/gi;

export interface Member {
  readonly attribute: SpecAttribute;
  /** The table that a foreign key points at, perhaps with a schema before it or a column behind it: `public.users`, `users.id`. */
  readonly references?: string;
}

/** Column types, so that `id bigint pk` is told from the name `order date`. */
const typeWord =
  /^(?:(?:big|small|tiny|medium)?int(?:eger)?\d*|(?:big|small)?serial|varchar2?|nvarchar|n?char(?:acter)?|text|(?:medium|long|tiny)text|string|str|uuid|guid|uniqueidentifier|rowversion|bool(?:ean)?|bit|date|time|datetime2?|smalldatetime|datetimeoffset|timestamp(?:tz)?|timestamptz|interval|year|decimal|numeric|number|money|float\d*|real|double|blob|clob|bytea|binary|varbinary|jsonb?|xml|inet|enum|array|long|short|byte|object|list|map|geometry|geography|point)(?:\s*\([^)]*\))?(?:\[\])?$/i;

/**
 * Reads one row of a closed notation: `id bigint pk`, `email varchar(255) unique`, `user_id fk users`, `+name: string`,
 * `borrow(book: Book): Loan`, `<<pk>> id`. In brackets or braces marks are read too.
 */
export const readMember = (text: string, types: TypeReading = typesIn(text)): Member | undefined => {
  let rest = text
    .trim()
    .replace(/^[-*•]\s+(?=\S)/, '')
    .replace(/[;.]+$/, '')
    .replace(/\s"[^"]*"$/, '')
    .replace(markInBrackets, ' $1 ')
    .replace(beforeMark, ' ')
    .replace(bareReference, ' fk')
    .trim();
  const visibility = /^([-+#~])\s*(?=[\p{L}_])/u.exec(rest)?.[1];
  if (visibility !== undefined) rest = rest.slice(1).trim();
  const target = referenceTarget.exec(rest);
  if (target !== null) rest = rest.replace(target[0], ' fk ');
  const rules = (rest.match(said) ?? []).map((rule) => rule.replace(/\s+/g, ' '));
  rest = rest.replace(said, ' ').trim();
  if (isOperationText(rest)) return operation(rest, visibility);
  rest = rest.replace(noise, ' ');
  const marks: string[] = [];
  for (const { pattern, mark } of markWords) {
    const stripped = rest.replace(/[<>{}[\]]/g, ' ');
    if (!pattern.test(stripped.replace(/^\s*\S+/, '')) && !/[<{(](?:pk|fk)[>})]/i.test(rest)) continue;
    if (!pattern.test(stripped)) continue;
    marks.push(mark);
    rest = stripped.replace(pattern, ' ');
  }
  const plain = rest
    .replace(/[<>{}]/g, ' ')
    .replace(/\(\s*,?\s*\)/g, ' ')
    .replace(/\s\/(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
    .trim();
  const { name, type: written } = splitType(plain, types);
  const type = [written ?? '', ...rules].join(' ').trim();
  if (name === '' || !/^[\p{L}_"`]/u.test(name)) return undefined;
  return {
    attribute: {
      name: name.replace(/["`]/g, ''),
      ...(type === '' ? {} : { type }),
      ...(marks.length === 0 ? {} : { marks }),
      ...(isVisibility(visibility) ? { visibility } : {}),
    },
    ...(target?.[1] === undefined ? {} : { references: target[1] }),
  };
};

const isVisibility = (text: string | undefined): text is '+' | '-' | '#' | '~' => /^[-+#~]$/.test(text ?? '');

/** `borrow(book)`, `total(): Money`; a column type with a length is no parameter list. */
const isOperationText = (text: string): boolean => {
  const match = /^\s*(?:[\p{L}_<>[\]]+\s+)?([\p{L}_][\p{L}\p{N}_]*)\s*\(([^()]*)\)/u.exec(text);
  return (
    match !== null &&
    !typeWord.test(match[1] ?? '') &&
    !/^\s*(?:pk|fk|uk|unique|key|primary|foreign|nullable|optional|required)\b/i.test(match[2] ?? '')
  );
};

const operation = (text: string, visibility: string | undefined): Member => {
  const [, before, name = text, , result] =
    /^\s*([\p{L}_<>[\]]+\s+)?([\p{L}_][\p{L}\p{N}_]*\s*\(([^()]*)\))\s*:?\s*(\S.*)?$/u.exec(text) ?? [];
  const type = result?.replace(/\bfk\b|[*$]$/g, '').trim() || before?.trim();
  return {
    attribute: {
      name: name.replace(/\s+\(/, '('),
      ...(type ? { type } : {}),
      ...(isVisibility(visibility) ? { visibility } : {}),
    },
  };
};

/** `id bigint`, `email varchar(80)`, `owner_id fk`: says that it is a column. */
export const hasColumnMark = (text: string): boolean => {
  const [, ...words] = text.replace(/\s+\(/g, '(').split(/\s+/);
  return (
    words.some((word) => typeWord.test(word.replace(/,$/, '')) && !unclearType.test(word)) ||
    /\b(?:pk|fk|uk)\b|\b(?:primary|foreign)\s+key\b|\b(?:as|is)\s+key\b|\(key\)/i.test(words.join(' '))
  );
};

export const isColumnType = (text: string): boolean => typeWord.test(text);

/** Words that name a type as often as a fact: `order date` is a name unless the rows around it have types. */
const unclearType = /^(?:date|time|year|number|text|object|list|point|interval|money|enum|map|real)$/i;

/** Whether unclear words are types: they are where the rows have types that nobody takes for names, or marks as schemas have them. */
export type TypeReading = 'certain' | 'all';

export const typesIn = (rows: string): TypeReading =>
  /\b(?:pk|fk|uk)\b/i.test(rows) ||
  rows.split(/[^\p{L}\p{N}_()]+/u).some((word) => typeWord.test(word) && !unclearType.test(word))
    ? 'all'
    : 'certain';

/** `name: string`, `id bigint`, and Mermaid's `string name`. */
const splitType = (text: string, types: TypeReading): { readonly name: string; readonly type?: string } => {
  const [, named, said] = /^([^:]+?)\s*:\s*(\S.*)$/.exec(text) ?? [];
  if (named !== undefined && said !== undefined) return { name: named, type: said };
  const long = longTypes.exec(text)?.groups;
  if (long?.name !== undefined && long.type !== undefined) return { name: long.name, type: long.type };
  const [, first = '', rest = ''] = /^([\p{L}]\w*(?:\s*\([^)]*\))?(?:\[\])?)\s+([\p{L}_]\w*)$/u.exec(text) ?? [];
  if (typeWord.test(first) && !unclearType.test(first) && !(typeWord.test(rest) && !unclearType.test(rest)))
    return { name: rest, type: first };
  const [, name, type] = /^(["`]?[\p{L}\p{N}_ ]+?["`]?)\s+([\p{L}]\w*(?:\s*\([^)]*\))?(?:\[\])?)$/u.exec(text) ?? [];
  const isType = type !== undefined && typeWord.test(type) && (types === 'all' || !unclearType.test(type));
  return name !== undefined && isType ? { name, type } : { name: text };
};

/** The rows between brackets or after a colon, parted by commas, semicolons or lines. */
export const readMembers = (piece: Piece): readonly Member[] =>
  splitOutside(piece, /[,;\n]|\s+and\s+/g).flatMap(
    ({ text }) => readMember(text.replace(/^\s*and\s+/, ''), typesIn(piece.text)) ?? [],
  );
