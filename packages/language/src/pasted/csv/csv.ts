import type { PastedFormat } from '../pasted.ts';
import { readTable } from '../read-table.ts';
import { columnsThing } from './columns-thing.ts';
import { splitRow } from './split-row.ts';

/** So many lines with the same number of cells are a table. */
const leastLines = 3;

/** Comma, semicolon or tab separated values: a header and rows with as many cells. */
export const csv: PastedFormat = {
  id: 'csv',
  read: (text) => {
    for (const separator of [',', ';', '\t']) {
      const found = blockOf(text, separator);
      if (found === undefined) continue;
      const [header = [], ...rows] = found.rows;
      const read = readTable({ header, rows }) ?? columnsThing(header, rows, found.title);
      if (read !== undefined) return { ...read, span: found.span };
    }
    return undefined;
  },
};

interface Block {
  readonly rows: readonly (readonly string[])[];
  readonly span: { readonly start: number; readonly end: number };
  /** What stands above the table: the name of its file. */
  readonly title: string;
}

const blockOf = (text: string, separator: string): Block | undefined => {
  let start = 0;
  let before = '';
  let rows: (readonly string[])[] = [];
  let at = 0;
  for (const line of [...text.split('\n'), '']) {
    const cells = splitRow(line, separator);
    const isRow =
      cells.length > 1 &&
      !/[.!?]\s|:\s/.test(line) &&
      !/^\s*[-*•#|]/.test(line) &&
      (rows.length > 0 || areTitles(cells));
    if (isRow && (rows.length === 0 || cells.length === rows[0]?.length)) {
      if (rows.length === 0) start = at;
      rows.push(cells);
    } else if (rows.length >= leastLines) break;
    else {
      rows = [];
      before = line.trim() === '' ? before : line;
    }
    at += line.length + 1;
  }
  if (rows.length < leastLines) return undefined;
  return {
    rows,
    span: { start, end: Math.min(at - 1, text.length) },
    title: /([\w-]+)\.(?:csv|tsv|txt)\b/i.exec(before)?.[1] ?? '',
  };
};

/** A header: short titles, each another one, none a number. */
const areTitles = (cells: readonly string[]): boolean =>
  new Set(cells.map((cell) => cell.toLowerCase())).size === cells.length &&
  cells.every((cell) => /^[\p{L}_][\p{L}\p{N}_ /.-]{0,30}$/u.test(cell) && cell.split(/\s+/).length < 4);
