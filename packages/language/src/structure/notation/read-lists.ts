import { tokenise } from '../../text/token.ts';
import type { ReadingContext } from '../context.ts';
import { findLink } from '../link.ts';
import { readMember } from '../members.ts';
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
    if (name === undefined || /^(?:tables|entities|classes|objects)$/i.test(name)) return;
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
