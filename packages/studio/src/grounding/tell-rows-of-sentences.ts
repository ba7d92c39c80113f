import { cellsOf, mapTables } from './tables.ts';

/** Such a share of a column's cells are sentences where it tells what the others only number or rank. */
const mostSentences = 0.7;

const isSentence = (cell: string): boolean => /[.!?]$/.test(cell) && cell.split(/\s+/).length >= fewestWords;

const fewestWords = 4;

/** `D-01`, `Must`, `12`: what a cell beside the sentence may be. */
const isMark = (cell: string): boolean => cell.length <= longestMark && !/[.!?]$/.test(cell);

const longestMark = 14;

/**
 * Requirements in a table as sentences: "| D-01 | A household files an application. |" becomes the sentence alone. In: text whose rows are lines
 * between bars. Tables whose columns tell different things stay as they are.
 */
export const tellRowsOfSentences = (text: string): string =>
  mapTables(text, (lines) => {
    const [header = [], ...rows] = lines.map(cellsOf);
    const columns = header.map((_, at) => rows.map((row) => row[at] ?? ''));
    const told = columns.findIndex((cells) => cells.filter(isSentence).length >= mostSentences * cells.length);
    const others = columns.filter((_, at) => at !== told);
    if (told < 0 || rows.length < 2 || !others.every((cells) => cells.every(isMark))) return undefined;
    return columns[told];
  });
