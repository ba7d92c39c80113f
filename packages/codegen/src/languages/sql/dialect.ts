import { avoiding, snakeCase } from '../../printing/cases.ts';
import { createWriter, type Writer } from '../../printing/writer.ts';
import type { Literal, Name } from '../../program/index.ts';

/** Words that PostgreSQL keeps for itself (its documentation, appendix C), and names of its own that a table would hide. */
const reserved = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint ' +
    'create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user default deferrable desc ' +
    'distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull ' +
    'join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary ' +
    'references returning right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using ' +
    'variadic verbose when where window with'
  ).split(' '),
);

/** A name as PostgreSQL takes it without quotes. */
export const identifier = avoiding(snakeCase, reserved);

/** A text in single quotes; control characters become spaces. */
export const quote = (text: string): string => `'${text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/'/g, "''")}'`;

export const literal = (value: Literal): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(value) : quote(wordOf(value));
};

/** A name as a value, such as `under-100`. */
export const wordOf = ({ words }: Pick<Name, 'words'>): string => words.join('-');

export const createSqlWriter = (includeComments: boolean): Writer =>
  createWriter({ indent: '  ', ...(includeComments && { comment: (lines) => lines.map((line) => `-- ${line}`) }) });

/** Lines with a comma behind each but the last. */
export const writeList = (
  writer: Writer,
  lines: readonly { readonly text: string; readonly about?: readonly string[] }[],
): void => {
  for (const [index, { text, about }] of lines.entries()) {
    writer.line(`${text}${index === lines.length - 1 ? '' : ','}`, about);
  }
};
