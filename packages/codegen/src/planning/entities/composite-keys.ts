import type { SpecEdge } from '@diagloom/diagram/model';
import { createNameScope, type Name } from '../../program/index.ts';
import { singular } from '../../program/plural.ts';
import type { TableDraft } from './draft-table.ts';

/** Drawn columns that refer to a key of several together, and the lines that say so. */
export interface DrawnKey {
  /** In the order of the key that they refer to. */
  readonly columns: readonly Name[];
  readonly lines: readonly SpecEdge[];
}

/**
 * In: lines between two tables, the first of which is to become a reference, and a parent whose key has several columns. Out: columns that are drawn
 * as foreign keys and cover that key. A line names one of them, or several with commas, or none; columns are called like those of the key, alone or
 * behind a word that tells what the parent is here (`origin country`, `origin code`). Lines that name as many columns as the key has are one key, too.
 */
export const findDrawnKey = (
  child: TableDraft,
  parent: TableDraft,
  lines: readonly SpecEdge[],
): DrawnKey | undefined => {
  const [line] = lines;
  const key = parent.primaryKey;
  if (line === undefined || key.length < 2) return undefined;
  const isKnown = (columns: readonly Name[]): boolean =>
    child.foreignKeys.some(
      ({ table, columns: all }) => table === parent.name && all.every((each, at) => each === columns[at]),
    );
  const named = (each: SpecEdge): readonly Name[] => namedBy(each, child.drawnForeignKeys);
  const behind = (word: string, from: readonly Name[]): readonly Name[] | undefined => {
    const found = key.map((column) => from.find((each) => plain(each) === `${word}${plain(column)}`));
    return found.every((each) => each !== undefined) && !isKnown(found) ? found : undefined;
  };
  const saying = (columns: readonly Name[]): DrawnKey => ({
    columns,
    lines: lines.filter((each) => each === line || named(each).some((column) => columns.includes(column))),
  });
  const own = named(line);
  const words = own.flatMap((column) =>
    key.flatMap((each) => (plain(column).endsWith(plain(each)) ? [plain(column).slice(0, -plain(each).length)] : [])),
  );
  for (const word of words) {
    const columns = behind(word, child.drawnForeignKeys);
    if (columns !== undefined) return saying(columns);
  }
  if (own.length > 0) {
    const all = [...new Set(lines.flatMap(named))];
    const columns = all.length === key.length ? inOrderOf(key, all) : undefined;
    return columns === undefined || isKnown(columns) ? undefined : saying(columns);
  }
  for (const word of [plainText(line.label), plainText(singular(parent.label)), plainText(parent.label), '']) {
    const columns = behind(word, child.openForeignKeys);
    if (columns !== undefined) return saying(columns);
  }
  return undefined;
};

/** Columns that a line names. */
export const namedBy = ({ label }: SpecEdge, columns: readonly Name[]): readonly Name[] => {
  const find = (text: string): Name | undefined => columns.find((column) => plain(column) === plainText(text));
  const whole = find(label);
  if (whole !== undefined) return [whole];
  const parts = label.split(/[,;+&]|\band\b/i).map(find);
  return parts.flatMap((each) => (each === undefined ? [] : [each]));
};

/** Each of the columns for the one of the key that it is called like, and the others as they come. */
const inOrderOf = (key: readonly Name[], columns: readonly Name[]): readonly Name[] => {
  const left = [...columns];
  const take = (column: Name | undefined): Name | undefined =>
    column === undefined ? undefined : left.splice(left.indexOf(column), 1)[0];
  const called = key.map((own) => take(left.find((each) => plain(each).endsWith(plain(own)))));
  return called.map((each) => each ?? (take(left[0]) as Name));
};

const plain = ({ words }: Pick<Name, 'words'>): string => words.join('');

const plainText = (text: string): string => (text.trim() === '' ? '' : plain(createNameScope().take(text, [], 'line')));
