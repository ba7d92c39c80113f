import type { SpecAttribute } from '@diagloom/diagram/model';
import { indexRule, tableRule } from '../../../lexicon/en/sql-words.ts';
import type { ReadingContext } from '../../context.ts';
import { addRows, blanked, mentionWritten } from '../parts.ts';
import { checkOf, readSqlColumn, whenDeleted } from './sql-column.ts';
import { afterBracket, indexedIn, namesIn, sqlLines, sqlTokens, unquoted } from './sql-tokens.ts';

/** Quotes may hold blanks. */
const name = '(?:"[^"\\n]+"|`[^`\\n]+`|\\[[^\\]\\n]+\\]|[\\p{L}_][\\p{L}\\p{N}_]*)';
const opening = new RegExp(
  `\\bcreate\\s+(?:temp(?:orary)?\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?((?:${name}\\.)*${name})\\s*\\(`,
  'giu',
);

/** Reads `CREATE TABLE` statements, with the keys and rules that their last lines, `ALTER TABLE` and `CREATE UNIQUE INDEX` tell. */
export const readSql = (text: string, context: ReadingContext): string => {
  const enums = enumsIn(text);
  let rest = text;
  let readTo = 0;
  for (const match of text.matchAll(opening)) {
    if (match.index < readTo) continue;
    const open = match.index + match[0].length;
    const end = afterBracket(text, open);
    const close = end - (text[end - 1] === ')' ? 1 : 0);
    const key = mentionWritten(unquoted(lastPart(match[1] ?? '')), match.index, context, close);
    for (const line of sqlLines(withoutComments(text.slice(open, close))))
      readRow(key, withValues(line, enums), context);
    const last = close + (/^[^;\n]*;/.exec(text.slice(close))?.[0].length ?? 1);
    readTo = last;
    context.structure.use({ start: match.index, end: last });
    rest = blanked(rest, { start: match.index, end: last });
  }
  return readTo === 0 ? rest : readAlterations(rest, context);
};

/** The values of each type that lists them. */
const enumsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(enumeration)].map(([, type = '', values = '']) => [type, `enum(${values.trim()})`]));

const enumeration = /\bcreate\s+type\s+(\S+)\s+as\s+enum\s*\(([^)]*)\)\s*;?/gi;

/** What stands between statements and draws nothing: batches and settings. */
const between = /^[ \t]*(?:go|(?:set|use|begin|commit)\b[^;\n]*;?)[ \t]*$/gim;

const withValues = (line: string, enums: ReadonlyMap<string, string>): string =>
  line.replace(/^(\S+\s+)(\S+)/, (all, name: string, type: string) => {
    const values = enums.get(type);
    return values === undefined ? all : `${name}${values}`;
  });

const withoutComments = (text: string): string => text.replace(/--[^\n]*/g, '').replace(/\/\*.*?\*\//gs, ' ');

const lastPart = (written: string): string =>
  written
    .split(/\.(?=[^"`\]]*(?:["`[][^"`\]]*["`\]])?$)/)
    .at(-1)
    ?.trim() ?? written;

const readRow = (key: string, line: string, context: ReadingContext): void => {
  if (tableRule.test(line)) {
    readRule(key, line, context);
    return;
  }
  const member = readSqlColumn(line);
  if (member !== undefined) addRows(key, [member], context);
};

/** A rule of a whole table: of one column it is said in that column's row, of several it is a row of its own. */
const readRule = (key: string, line: string, context: ReadingContext): void => {
  const rule = line.replace(/^constraint\s+("[^"]*"|`[^`]*`|\[[^\]]*\]|\S+)\s+/i, '');
  const tokens = sqlTokens(rule);
  const bracket = tokens.find((token) => token.startsWith('(')) ?? '';
  const row = (column: string): SpecAttribute | undefined =>
    context.structure.find(key)?.members.find((member) => member.name.toLowerCase() === column.toLowerCase());
  if (/^check\b/i.test(rule)) {
    const check = checkOf(bracket);
    const columns = (context.structure.find(key)?.members ?? []).filter((member) => isSpokenOf(member.name, check));
    const [only] = columns;
    if (columns.length === 1 && only !== undefined)
      context.structure.addMember(key, { ...only, type: `${only.type ?? ''} check ${check}`.trim() });
    else context.structure.addMember(key, { name: `check ${check}` });
    return;
  }
  const names = namesIn(bracket);
  if (indexRule.test(rule)) {
    const said = indexedIn(bracket);
    if (said.length > 0) context.structure.addMember(key, { name: `index (${said.join(', ')})` });
    return;
  }
  const mark = /^primary/i.test(rule) ? 'pk' : /^foreign/i.test(rule) ? 'fk' : /^unique/i.test(rule) ? 'unique' : '';
  if (mark === '') return;
  const isCall = names.some((each) => each.includes('('));
  if (mark === 'unique' && (names.length > 1 || isCall)) {
    context.structure.addMember(key, { name: `unique (${names.join(', ')})` });
    return;
  }
  const at = tokens.findIndex((token) => /^references$/i.test(token));
  const target = at < 0 ? undefined : lastPart(tokens[at + 1] ?? '');
  for (const column of names) {
    const known = row(column);
    const marks = (known?.marks ?? []).filter((each) => mark !== 'pk' || each !== 'nullable');
    const deleted = mark === 'fk' ? whenDeleted(rule) : [];
    context.structure.addMember(key, {
      ...known,
      name: known?.name ?? column,
      ...(deleted.length > 0 && { type: [known?.type ?? '', ...deleted].join(' ').trim() }),
      marks: [...new Set([...marks, mark])],
    });
    if (target !== undefined)
      context.structure.refer({
        from: key,
        column: known?.name ?? column,
        target: unquoted(target),
        ...(names.length > 1 && { together: names.map((each) => row(each)?.name ?? each) }),
      });
  }
};

const isSpokenOf = (column: string, check: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_'])${column.replace(/[^\p{L}\p{N}_ ]/gu, '.')}(?![\\p{L}\\p{N}_'])`, 'iu').test(
    check.replace(/'(?:[^']|'')*'/g, "''"),
  );

const alteration = new RegExp(
  `\\balter\\s+table\\s+(?:only\\s+)?(?:if\\s+exists\\s+)?((?:${name}\\.)*${name})\\s+(?:with\\s+check\\s+)?add\\s+((?:constraint\\s+${name}\\s+)?(?:foreign\\s+key|primary\\s+key|unique|check)\\b[^;]*);?`,
  'giu',
);
const index = new RegExp(
  `\\bcreate\\s+(unique\\s+|fulltext\\s+|(?:non)?clustered\\s+)?index\\s+(?:concurrently\\s+)?(?:if\\s+not\\s+exists\\s+)?(?:${name}\\s+)?on\\s+(?:only\\s+)?((?:${name}\\.)*${name})\\s*(?:using\\s+\\w+\\s*)?\\(`,
  'giu',
);

const readAlterations = (text: string, context: ReadingContext): string => {
  let rest = text;
  const read = (match: RegExpMatchArray, rule: string, table = match[1], length = match[0].length): void => {
    const key = context.structure.find(unquoted(lastPart(table ?? '')))?.key;
    if (key !== undefined) readRule(key, rule, context);
    const start = match.index ?? 0;
    const span = { start, end: start + length };
    context.structure.use(span);
    rest = blanked(rest, span);
  };
  for (const match of text.matchAll(alteration)) read(match, match[2] ?? '');
  for (const match of text.matchAll(index)) {
    const open = match.index + match[0].length;
    const close = afterBracket(text, open);
    const behind = /^[^;\n]*;?/.exec(text.slice(close))?.[0] ?? '';
    // Of some rows only, nothing is unique in the whole table.
    const isUnique = /^unique/i.test(match[1] ?? '') && !/\bwhere\b/i.test(behind);
    read(
      match,
      `${isUnique ? 'unique' : 'index'} (${text.slice(open, close)}`,
      match[2],
      close + behind.length - match.index,
    );
  }
  for (const form of [enumeration, between]) for (const match of text.matchAll(form)) read(match, '');
  return rest;
};
