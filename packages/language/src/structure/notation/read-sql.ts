import { splitOutside } from '../../outline/read-list.ts';
import type { ReadingContext } from '../context.ts';
import { readMember } from '../members.ts';
import { addRows, blanked, mentionWritten } from './parts.ts';

/** Quotes may hold blanks. */
const name = '(?:"[^"\\n]+"|`[^`\\n]+`|\\[[^\\]\\n]+\\]|[\\p{L}_][\\p{L}\\p{N}_]*)';
const opening = new RegExp(
  `\\bcreate\\s+(?:temp(?:orary)?\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?((?:${name}\\.)?${name})\\s*\\(`,
  'giu',
);

/** Reads `CREATE TABLE` statements, with the keys that their last lines and `ALTER TABLE` name. */
export const readSql = (text: string, context: ReadingContext): string => {
  let rest = text;
  let readTo = 0;
  for (const match of text.matchAll(opening)) {
    if (match.index < readTo) continue;
    const open = match.index + match[0].length;
    const close = closingBracket(text, open);
    const written = (match[1] ?? '').split('.').at(-1) ?? '';
    const key = mentionWritten(written.replace(/["`[\]]/g, ''), match.index, context, close);
    for (const { text: line } of splitOutside(
      { text: text.slice(open, close).replace(/--[^\n]*/g, ''), start: open },
      /,/g,
    ))
      readColumn(key, line.trim(), context);
    const end = close + (/^[^;\n]*;/.exec(text.slice(close))?.[0].length ?? 1);
    readTo = end;
    context.structure.use({ start: match.index, end });
    rest = blanked(rest, { start: match.index, end });
  }
  return readAlterations(rest, context);
};

const constraint =
  /^(?:constraint\s+\S+\s+)?(primary\s+key|foreign\s+key|unique(?:\s+(?:key|index))?(?:\s+\w+)?)\s*\(([^)]*)\)(?:\s*references\s+["`[]?([\p{L}\p{N}_.]+))?/iu;

const readColumn = (key: string, line: string, context: ReadingContext): void => {
  const [, kind, columns = '', target] = constraint.exec(line) ?? [];
  if (kind === undefined) {
    if (/^(?:constraint|check|index|key|primary|foreign|exclude)\b/i.test(line)) return;
    const isNullable = !/\bnot\s+null\b|\bprimary\s+key\b/i.test(line) && /\bnull\b/i.test(line);
    const member = readMember(isNullable ? line : line.replace(/\bnot\s+null\b|\bnull\b/gi, ''), 'all');
    if (member !== undefined) addRows(key, [member], context);
    return;
  }
  const mark = /^primary/i.test(kind) ? 'pk' : /^foreign/i.test(kind) ? 'fk' : 'unique';
  const names = columns.split(',').map((name) => name.trim().replace(/["`[\]]/g, ''));
  for (const name of names) {
    if (mark === 'unique' && names.length > 1) break;
    const known = context.structure.find(key)?.members.find((member) => member.name === name);
    context.structure.addMember(key, { ...known, name, marks: [...new Set([...(known?.marks ?? []), mark])] });
    if (target !== undefined)
      context.structure.refer({ from: key, column: name, target: target.split('.').at(-1) ?? target });
  }
};

const alteration =
  /\balter\s+table\s+(?:only\s+)?["`[]?([\p{L}_][\p{L}\p{N}_]*)["`\]]?\s+add\s+(?:constraint\s+\S+\s+)?(foreign\s+key\s*\([^)]*\)\s*references\s+["`[]?[\p{L}\p{N}_.]+["`\]]?[^;\n]*);?/giu;

const readAlterations = (text: string, context: ReadingContext): string => {
  let rest = text;
  for (const match of text.matchAll(alteration)) {
    const key = context.structure.find(match[1] ?? '')?.key;
    if (key !== undefined) readColumn(key, match[2] ?? '', context);
    rest = blanked(rest, { start: match.index, end: match.index + match[0].length });
  }
  return rest;
};

const closingBracket = (text: string, from: number): number => {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
};
