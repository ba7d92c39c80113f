import { keyJoint, sharedTarget } from '../../lexicon/en/data-words.ts';
import { splitOutside } from '../../outline/read-list.ts';
import type { ReadingContext } from '../context.ts';
import { hasColumnMark, readMember, typesIn } from '../members.ts';
import { readCompositeKey } from './composite-key.ts';
import { addKey, addRows, blanked, mentionWritten } from './parts.ts';

/** A table with its columns, where a text has it: the places of the whole, of the name and of the columns. */
interface Declaration {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly nameStart: number;
  readonly rows: string;
  /** True where the name is part of a sentence that goes on: `piers (id int pk) belong to harbours`. */
  readonly isInside: boolean;
}

/**
 * Reads tables whose columns have types or keys, wherever they stand: `berths (id int pk, ...)`, `table berths: id int pk, ...`,
 * "`berths` id INT PK, ...". A list in which nothing says that it holds columns is left to the readers of sentences. Gives the text
 * with what was read made blank.
 */
export const readDeclarations = (text: string, context: ReadingContext): string => {
  let rest = text;
  for (const find of [bracketed, headed]) {
    for (const declaration of find(rest)) {
      const { start, end, nameStart, rows, isInside } = declaration;
      const name = declaration.name.replace(kindBehind, '');
      const key = mentionWritten(name, nameStart, context, end);
      const composite = readCompositeKey(rows);
      addRows(key, columnsOf(composite?.rest ?? rows), context);
      addKey(key, composite?.columns ?? [], context);
      context.structure.use({ start, end });
      rest = blanked(rest, { start: isInside ? nameStart + declaration.name.length : start, end });
    }
  }
  return rest;
};

/** `berths table`: the name is `berths`. */
export const kindBehind = /(?<=\S)\s+(?:table|entity|class)$/i;

const columnsOf = (rows: string) =>
  itemsOf(rows).flatMap(
    (text) => readMember(text.replace(/\s+(?:e\.g\.|i\.e\.|such as|like)\s.*$/i, ''), typesIn(rows)) ?? [],
  );

const itemsOf = (rows: string): readonly string[] =>
  splitOutside({ text: withOwnTargets(rows), start: 0 }, /[,;\n]|\s+and\s+/g)
    .map(({ text }) =>
      text
        .trim()
        .replace(/^and\s+/, '')
        .replace(/\.$/, ''),
    )
    .filter((text) => text !== '');

/** `from_id and to_id -> ports`: each of the columns with what they point at. */
const withOwnTargets = (rows: string): string =>
  rows.replace(sharedTarget, (_, columns: string, target: string) =>
    columns
      .split(keyJoint)
      .map((column) => `${column} ${target}`)
      .join(', '),
  );

/** The most words of a column with its type and keys. */
const longestColumn = 8;

/** True where at least a third of the entries has a type or a key and none is a sentence. */
const areColumns = (rows: string): boolean => {
  const items = itemsOf(readCompositeKey(rows)?.rest ?? rows);
  const marked = items.filter((item) => item.split(/\s+/).length <= longestColumn && hasColumnMark(item));
  return (
    marked.length > 0 &&
    marked.length * 3 >= items.length &&
    items.every((item) => item.split(/\s+/).length <= longestColumn)
  );
};

const bracket = /\s?\(((?:[^()]|\([^()]*\))+)\)/gu;

const bracketed = (text: string): readonly Declaration[] => {
  const found = [...text.matchAll(bracket)];
  const isTyped = found.some(([, rows = '']) => areColumns(rows));
  return found.flatMap((match) => {
    const rows = match[1] ?? '';
    if (!(areColumns(rows) || (isTyped && areNames(rows)))) return [];
    const before = onItsLine(text.slice(Math.max(0, match.index - longestHead), match.index));
    const named = nameBefore(before);
    if (named === undefined) return [];
    const end = match.index + match[0].length;
    const nameStart = match.index - before.length + named.at;
    const opening = match.index - before.length + named.opening;
    const isInside = !/^\s*(?:[,;.\n&+]|and\b|$)/.test(text.slice(end)) || named.isInside;
    return [{ start: opening, end, name: named.name, nameStart, rows, isInside }];
  });
};

/** A name and what stands before it on the same line, or on the one above where the bracket opens its own. */
const onItsLine = (before: string): string => {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line.trim() === '' ? before : line;
};

/** Beside tables with types and keys, a list of short names is one of columns as well. */
const areNames = (rows: string): boolean => {
  const items = itemsOf(rows);
  return items.length > 2 && items.every((item) => /^[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}$/u.test(item));
};

/** So far before a bracket a name is looked for. */
const longestHead = 80;

/** Words that stand before a name and are no part of it. */
const noName =
  /^(?:an?|the|each|every|and|or|has|have|is|are|with|of|to|via|through|thru|by|many|one|n|m|table|tables|entity|class|in|from|for|then|also|plus|pk|key|composite|unique|\d+)$/i;

/** The most words of a table's name. */
const longestName = 3;

const nameBefore = (
  before: string,
): { readonly name: string; readonly at: number; readonly opening: number; readonly isInside: boolean } | undefined => {
  const words = [...before.matchAll(/[\p{L}\p{N}_.`"[\]]+|[^\s]/gu)];
  let from = words.length;
  const isWord = (index: number): boolean =>
    /^[`"[]?[\p{L}_](?:.*[^.])?$/u.test(words[index]?.[0] ?? '') && !noName.test(words[index]?.[0] ?? '');
  while (from > 0 && isWord(from - 1)) from -= 1;
  const count = words.length - from;
  if (count === 0) return undefined;
  const stop = words[from - 1]?.[0] ?? ':';
  const isOpen =
    /^(?:[,;:.)&+>-]|and|table|entity)$/i.test(stop) ||
    from === 0 ||
    /\n\s*$/.test(before.slice(0, words[from]?.index ?? 0));
  const first = isOpen && count <= longestName ? from : words.length - 1;
  const at = words[first]?.index ?? 0;
  const opening = /^(?:table|entity|and)$/i.test(words[first - 1]?.[0] ?? '') ? (words[first - 1]?.index ?? at) : at;
  return { name: bareName(before.slice(at)), at, opening, isInside: !isOpen };
};

/** A table without the marks around its name and the schema before it. */
const bareName = (name: string): string =>
  name
    .trim()
    .replace(/[`"[\]]/g, '')
    .replace(/^[\p{L}_]\w*\.(?=[\p{L}_])/u, '');

const head =
  /(?<=^|\n|[.;]\s+|,\s+(?=[Tt]able\s))[ \t]*(?:[-*•][ \t]+|\d+[.)][ \t]+)?(?:(?:[Tt]able|TABLE|[Ee]ntity)[ \t]+)?(?:(?<quoted>[`"][\p{L}_][\p{L}\p{N}_]*[`"])\s*:?|(?<plain>[\p{L}_](?:[\p{L}\p{N}_]|\.(?=[\p{L}_]))*(?: [\p{L}\p{N}_]+){0,2})(?:[ \t]+(?:table|entity))?[ \t]*(?::|\s[-–]\s))[ \t]*(?=\S)/gu;

/** `Table berths with id int` */
const toldHead =
  /(?<=^|\n|[.;]\s+)[ \t]*(?:[-*•][ \t]+)?(?:[Tt]able|TABLE|[Ee]ntity)[ \t]+(?<plain>[\p{L}_][\p{L}\p{N}_]*)[ \t]+(?:with|has|having)[ \t]+(?=\S)/gu;

const headed = (text: string): readonly Declaration[] => {
  const heads = [...text.matchAll(head), ...text.matchAll(toldHead)];
  return heads.flatMap((match) => {
    const name = match.groups?.quoted ?? match.groups?.plain ?? '';
    const from = match.index + match[0].length;
    const rows = rowsFrom(text, from);
    if (!areColumns(rows) || /^(?:the )?(?:tables?|entities|classes|keys?|types?|note|schema)$/i.test(name)) return [];
    const nameStart = match.index + match[0].indexOf(name);
    return [{ start: match.index, end: from + rows.length, name: bareName(name), nameStart, rows, isInside: false }];
  });
};

/** The columns from here on: to the end of the line or of the sentence. */
const rowsFrom = (text: string, from: number): string => {
  const line = text.slice(from).split('\n')[0] ?? '';
  const end = /(?<!\be\.g|\bi\.e)[.;](?=\s|$)/.exec(line);
  return end === null ? line : line.slice(0, end.index);
};
