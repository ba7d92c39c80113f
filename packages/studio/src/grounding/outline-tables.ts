import { cellsOf } from './tables.ts';

/** A name of a table, and how many levels below the section it stands. */
interface TableItem {
  readonly label: string;
  readonly depth: number;
}

/** Fewer rows are no list. */
const fewestRows = 3;

/** Letters of a cell that names something. */
const longestName = 60;

/**
 * What tables list: the names of their first column; where these stand for several rows each, as empty or equal cells below say, also those of
 * the second one below them, as do lists of names in its cells. In: text whose rows are lines between bars. A table without a head tells of the document itself.
 */
export const tableItems = (text: string): readonly TableItem[] =>
  [...text.matchAll(/(?:^\|.*\|[^\S\n]*(?:\n|$))+/gm)].flatMap(([table]) => {
    const [head, ...rows] = table
      .trim()
      .split('\n')
      .filter((row) => !/^[\s|:-]+$/.test(row))
      .map(cellsOf);
    const isNamed = head !== undefined && head.filter((cell) => cell !== '').length > 1;
    return isNamed && rows.length >= fewestRows ? itemsOf(rows) : [];
  });

const itemsOf = (rows: readonly (readonly string[])[]): readonly TableItem[] => {
  const areLists = rows.filter(([, second = '']) => isListOfNames(second)).length * 2 >= rows.length;
  const isGrouped = rows.some(([group], at) => at > 0 && (group === '' || group === rows[at - 1]?.[0]));
  let last = '';
  return rows.flatMap(([first = '', second = '']) => {
    const isNew = first !== '' && first !== last;
    if (first !== '') last = first;
    const below = areLists ? second.split(/\s*,\s*/) : isGrouped ? [second] : [];
    return [...(isNew ? named(first, 0) : []), ...below.flatMap((cell) => named(cell, 1))];
  });
};

/** `Octave, Mixture`: several names in one cell. */
const isListOfNames = (cell: string): boolean => {
  const names = cell.split(/\s*,\s*/);
  return names.length > 1 && names.every((name) => name !== '' && name.split(/\s+/).length <= longestListed);
};

/** In words. */
const longestListed = 3;

const named = (cell: string, depth: number): readonly TableItem[] => {
  const label = cell.replace(/\*\*|__|`/g, '').trim();
  return /\p{L}/u.test(label) && label.length <= longestName ? [{ label, depth }] : [];
};
