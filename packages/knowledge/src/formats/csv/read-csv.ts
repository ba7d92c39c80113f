import { parse } from 'csv-parse/sync';
import type { ParsedDocument } from '../../document.ts';
import { broken } from '../../document-problem.ts';
import { decodeText } from '../decode-text.ts';
import { toRow } from '../to-row.ts';

/** Reads a table; the first row is taken for its header. */
export const readCsv = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  const source = decodeText(bytes, 'CSV file');
  const rows = parseRows(source).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return { blocks: rows.map((cells) => ({ kind: 'row', text: toRow(cells) })) };
};

const parseRows = (source: string): readonly (readonly string[])[] => {
  try {
    return parse(source, {
      delimiter: delimiterOf(source),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    throw broken('CSV file', cause);
  }
};

/** Whichever of the usual ones the first line has most of. */
const delimiterOf = (source: string): string => {
  const line = source.slice(0, source.indexOf('\n') < 0 ? undefined : source.indexOf('\n'));
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: line.split(each).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.each ?? ',';
};
