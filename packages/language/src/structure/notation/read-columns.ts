import { type Piece, spanOfPiece } from '../../outline/outline.ts';
import { splitOutside } from '../../outline/read-list.ts';
import type { ReadingContext } from '../context.ts';
import { readMember, typesIn } from '../members.ts';
import { addRows, blanked, mentionWritten } from './parts.ts';
import { kindOf } from './read-blocks.ts';
import { kindBehind } from './read-declarations.ts';

/** The name before a list of columns: `berths`, `table berths`, `berths table with a reference to itself`. */
const head =
  /^\s*(?:[-*•]\s+)?(?:table\s+|entity\s+|class\s+)?([\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?)(?:\s+(?:table|entity|class))?(?:\s+(?:with\b|w\/|having\b)[^:]*)?\s*:\s+(\S.*)$/isu;

/** `berths: id, name, pier_id -> piers`: a list of columns of which one points at another table. */
export const readColumns = (piece: Piece, context: ReadingContext): boolean => {
  const [, name = '', list = ''] = head.exec(piece.text) ?? [];
  const items = splitOutside({ text: list, start: 0 }, /,/g).map(({ text }) => text.trim());
  const pointing = items.filter((text) => /^\w+(?:\s+\w+)?\s*(?:->|→)\s*\w+(?:\.\w+)?$/.test(text));
  const isPlain = items.every((text) => pointing.includes(text) || !/->|→/.test(text));
  if (name === '' || pointing.length === 0 || pointing.length === items.length || !isPlain) return false;
  const key = mentionWritten(name.replace(kindBehind, ''), piece.start, context, piece.start + piece.text.length);
  addRows(
    key,
    items.flatMap((text) => readMember(text.replace(/[.;]$/, ''), typesIn(list)) ?? []),
    context,
  );
  context.structure.use(spanOfPiece(piece));
  return true;
};

const block =
  /^[ \t]*(?:[-*•]\s+|\d+[.)]\s+|#+\s*)?(table|entity|class|interface|enum)(?: name)?[ \t]*:[ \t]*([^\n:(){}]{1,60}?)[ \t]*\n((?:[ \t]*(?:[-*•][ \t]+)?(?:columns|fields|attributes|properties|methods|operations|values)[ \t]*:[^\n]*(?:\n|$))+)/gimu;

/** Reads `Table: berths` with a line `Columns: id, name` below it; of a class also `Methods: ...`. Gives the text without them. */
export const readLabelledBlocks = (text: string, context: ReadingContext): string => {
  let rest = text;
  for (const match of text.matchAll(block)) {
    const [whole, word = '', name = '', lines = ''] = match;
    const span = { start: match.index, end: match.index + whole.trimEnd().length };
    const key = mentionWritten(name, match.index + whole.indexOf(name), context, span.end);
    const kind = kindOf(word);
    if (kind !== undefined) context.structure.setKind(key, kind);
    for (const [, label = '', list = ''] of lines.matchAll(/(\w+)[ \t]*:[ \t]*([^\n]*)/g)) {
      const isCalls = /^(?:methods|operations)$/i.test(label);
      for (const { text: item } of splitOutside({ text: list, start: 0 }, /,|;/g)) {
        const row = item.trim().replace(/\.$/, '');
        const member = readMember(isCalls && !row.includes('(') ? `${row}()` : row, typesIn(list));
        addRows(key, member === undefined ? [] : [member], context);
      }
    }
    context.structure.use(span);
    rest = blanked(rest, span);
  }
  return rest;
};
