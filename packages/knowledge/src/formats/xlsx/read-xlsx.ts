import type { Block, ParsedDocument } from '../../document.ts';
import { broken, documentLimits, tooLong } from '../../document-problem.ts';
import { checkPackage } from '../check-package.ts';
import { toRow } from '../to-row.ts';

/** Reads a workbook: each sheet is a section below its name, its first row the header of a table; lines above the table are text. */
export const readXlsx = async (bytes: Uint8Array): Promise<ParsedDocument> => {
  checkPackage(bytes, { label: 'Excel workbook', program: 'Excel', ending: 'xlsx' });
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(Buffer.from(bytes)).catch((cause: unknown) => {
    throw broken('Excel workbook', cause);
  });
  return { blocks: withinLimit(sheets.map(({ sheet, data }) => readSheet(sheet, data.map(textsOf)))) };
};

const textsOf = (row: readonly unknown[]): readonly string[] => row.map(textOf);

const textOf = (cell: unknown): string => {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
};

const readSheet = (name: string, given: readonly (readonly string[])[]): readonly Block[] => {
  const rows = given.filter((row) => countFilled(row) > 0);
  if (rows.length === 0) return [];
  const columns = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const header = columns === 1 ? 0 : rows.findIndex((row) => countFilled(row) > 1);
  return [
    { kind: 'heading', level: 1, text: name },
    ...rows
      .slice(0, header)
      .map((row) => ({ kind: 'paragraph', text: row.find((cell) => cell !== '') ?? '' }) as const),
    ...rows.slice(header).map((row) => ({ kind: 'row', text: toRow(row.slice(0, columns)) }) as const),
  ];
};

const countFilled = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;

/** A small file may unpack to a great many cells. */
const withinLimit = (sheets: readonly (readonly Block[])[]): readonly Block[] => {
  let characters = 0;
  return sheets.flatMap((blocks) => {
    for (const { text } of blocks) characters += text.length;
    if (characters > documentLimits.characters) throw tooLong();
    return blocks;
  });
};
