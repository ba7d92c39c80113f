import { tokenise } from '../../text/token.ts';
import { mentionNoun, type ReadingContext } from '../context.ts';
import { findLink } from '../link.ts';
import { isColumnType, readMember } from '../members.ts';
import { readNoun } from '../noun.ts';
import { addRows, blanked, mentionWritten } from './parts.ts';
import { kindOf } from './read-blocks.ts';
import { readRelationLine } from './read-relation-line.ts';

interface Line {
  readonly text: string;
  readonly start: number;
  readonly depth: number;
  readonly isBullet: boolean;
}

/** Reads a name on a line of its own with its members on indented or bulleted lines below it. */
export const readLists = (text: string, context: ReadingContext): string => {
  let rest = text;
  const lines = linesOf(text);
  lines.forEach((line, index) => {
    const name = headingName(line);
    if (name === undefined) return;
    if (nameTitles.test(name)) rest = readNamesBelow(line, lines.slice(index + 1), { rest, context });
    if (isTitle(name, line, lines.slice(index + 1))) return;
    const below: Line[] = [];
    for (const next of lines.slice(index + 1)) {
      if (!(next.depth > line.depth || (next.isBullet && !line.isBullet)) || !isRow(next)) break;
      below.push(next);
    }
    if (below.length === 0) return;
    const last = below.at(-1) ?? line;
    const key = mentionWritten(name, line.start, context, last.start + last.text.length);
    const kind = kindOf(line.text.replace(name, ' '));
    if (kind !== undefined) context.structure.setKind(key, kind);
    for (const row of below) addRows(key, [readMember(bare(row.text)) ?? []].flat(), context);
    const span = { start: line.start, end: (below.at(-1)?.start ?? 0) + (below.at(-1)?.text.length ?? 0) };
    context.structure.use(span);
    rest = blanked(rest, span);
  });
  return rest;
};

/** Words above a list of names, or above what is said of them. */
const listTitles =
  /^(?:the )?(?:tables|entities|classes|objects|relations?|relationships|attributes|notes?|rules|requirements)$/i;

/** Words above a list of nothing but names. */
const nameTitles = /^(?:the )?(?:tables|entities|classes|objects)$/i;

/** `Entities:` above `- Ferry`, `- Pier`. */
const readNamesBelow = (
  line: Line,
  following: readonly Line[],
  { rest, context }: { readonly rest: string; readonly context: ReadingContext },
): string => {
  let left = rest;
  for (const next of following) {
    const name = /^[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}$/u.exec(bare(next.text))?.[0];
    const noun = name === undefined ? undefined : readNoun(tokenise(name, next.start + next.text.indexOf(name)));
    if (noun === undefined || !(next.depth > line.depth || next.isBullet)) break;
    mentionNoun(noun, context);
    left = blanked(left, { start: next.start, end: next.start + next.text.length });
  }
  context.structure.use({ start: line.start, end: line.start + line.text.length });
  return blanked(left, { start: line.start, end: line.start + line.text.length });
};

/** True where the first line of a text is a title above things that are told of one by one. */
export const opensWithTitle = (text: string): boolean => {
  const [first, ...following] = linesOf(text);
  const name = first === undefined ? undefined : headingName(first);
  return first !== undefined && name !== undefined && isTitle(name, first, following);
};

/** A line above things that are told of one by one, `Harbour` above `- Ferry: name, size`, is a title and no thing. */
const isTitle = (name: string, line: Line, following: readonly Line[]): boolean => {
  if (listTitles.test(name)) return true;
  const end = following.findIndex((next) => !(next.depth > line.depth || (next.isBullet && !line.isBullet)));
  const below = end < 0 ? following : following.slice(0, end);
  const told = below.filter(({ text }) => tellsOfThing(bare(text)));
  return told.length > 1 && told.length * 2 >= below.length;
};

/** `Ferry (deck, crew)`, `Ferry: deck, crew`, `A ferry has decks`, `Ferry "1" -- "*" Deck`. */
const tellsOfThing = (row: string): boolean => {
  if (columnList.test(row) && !isTyped(row)) return true;
  if (/^\p{Lu}[\p{L}\p{N}_ ]{1,40}(?:\([^()]*\))?\s*:\s+\S/u.test(row)) return !/:\s+\w+$/.test(row) || /,/.test(row);
  if (/^\p{Lu}[\p{L}\p{N}_ ]{1,40}\s\([^()]*\)$/u.test(row) || readRelationLine({ text: row, start: 0 }) !== undefined)
    return true;
  const link = findLink(tokenise(row), 1, 'clause');
  return link !== undefined && link.start > 0 && link.end < tokenise(row).length;
};

/** `recipe: id, title, servings` */
const columnList = /^[\p{L}_][\p{L}\p{N}_ ]{1,40}:\s+[^,:]+,[^:]+$/u;

/** `name: string, unique`: a row, whose type stands behind the colon. */
const isTyped = (row: string): boolean => isColumnType(row.split(/:\s+|[,\s]+/)[1] ?? '');

const linesOf = (text: string): readonly Line[] => {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const indent = line.length - line.trimStart().length;
    if (line.trim() === '') return [];
    return [
      {
        text: line.trimEnd().slice(indent),
        start: at + indent,
        depth: indent,
        isBullet: /^\s*(?:[-*•]\s|\d+[.)]\s)/.test(line),
      },
    ];
  });
};

const bare = (text: string): string => text.replace(/^(?:[*•]|-(?=\s)|\d+[.)])\s*/, '').replace(/[.,;]$/, '');

/** `Order:`, `2. Order line`, `interface Payable`, `## Customer`, `Status (enum)`. */
const headingName = ({ text }: Line): string | undefined =>
  /^(?:#+\s*|\d+[.)]\s*|[-*•]\s+)?(?:(?:abstract\s+)?(?:class|entity|table|interface|enum(?:eration)?)\s+)?\**([\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2})\**\s*(?:\((?:enum|interface|abstract|table|entity|class)\)\s*)?:?$/u.exec(
    text,
  )?.[1];

/** The most words of a row. */
const longestRow = 6;

const isRow = ({ text }: Line): boolean => {
  const row = bare(text);
  if (readRelationLine({ text: row, start: 0 }) !== undefined) return false;
  return (
    row.split(/\s+/).length <= longestRow &&
    findLink(tokenise(row), 1, 'continuation')?.phrase === undefined &&
    readMember(row) !== undefined
  );
};
