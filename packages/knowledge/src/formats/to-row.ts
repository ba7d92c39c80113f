import { cleanLine } from '../clean-text.ts';

/** A row of a table on one line, `| a | b |`. */
export const toRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cleanLine(cell).replaceAll('|', '/')).join(' | ')} |`;
