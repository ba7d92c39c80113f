/** The cells of a row between bars. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Puts lines in the place of each table that `tell` has lines for. In: text whose rows are lines between bars. */
export const mapTables = (text: string, tell: (rows: readonly string[]) => readonly string[] | undefined): string =>
  text.replace(/(?:^\|.*\|[^\S\n]*(?:\n|$))+/gm, (table) => {
    const rows = table
      .trim()
      .split('\n')
      .filter((row) => !/^[\s|:-]+$/.test(row));
    const told = tell(rows);
    return told === undefined ? table : `\n${told.join('\n')}\n\n`;
  });
