import { messageColumns } from '../lexicon/en/messages.ts';
import type { Arrow, ArrowName } from '../notations/arrows.ts';
import { capitalised } from '../text/words.ts';

/**
 * Reads a table of messages, `| from | to | what |`, of which each row is one. In: a text. Out: its rows as arrows; none without a head that names who
 * sends and who gets something.
 */
export const readMessageTable = (text: string): readonly Arrow[] => {
  const rows = rowsOf(text);
  const at = rows.findIndex((cells) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[at] ?? []);
  if (columns === undefined) return [];
  return rows.slice(at + 1).flatMap((cells) => {
    const [from, to, what] = [columns.from, columns.to, columns.what].map((column) => cells[column]);
    const isRow = from !== undefined && to !== undefined && /\p{L}/u.test(from.text) && /\p{L}/u.test(to.text);
    return isRow ? [{ from, to, label: capitalised(what?.text ?? ''), isDashed: false }] : [];
  });
};

interface Columns {
  readonly from: number;
  readonly to: number;
  readonly what: number;
}

const columnsOf = (cells: readonly ArrowName[]): Columns | undefined => {
  const place = (names: ReadonlySet<string>): number => cells.findIndex(({ text }) => names.has(text.toLowerCase()));
  const [from, to] = [place(messageColumns.from), place(messageColumns.to)];
  if (from < 0 || to < 0) return undefined;
  const named = place(messageColumns.what);
  return { from, to, what: named < 0 ? Math.max(from, to) + 1 : named };
};

/** The cells of each line with bars, at their places; an empty one keeps its column. */
const rowsOf = (text: string): readonly (readonly ArrowName[])[] =>
  [...text.matchAll(/^.*\|.*$/gm)].map(({ 0: line, index }) => {
    const cells = line.split('|');
    let at = index;
    const placed = cells.map((cell) => {
      const said = cell.trim();
      const start = at + cell.indexOf(said);
      at += cell.length + 1;
      return { text: said, span: { start, end: start + said.length } };
    });
    return cells[0]?.trim() === '' ? placed.slice(1) : placed;
  });
