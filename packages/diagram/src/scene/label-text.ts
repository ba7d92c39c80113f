import { type Cell, parseStyle } from '../model/index.ts';
import { readLabel } from './labels/read-label.ts';

/** The label of a cell as plain text, its lines parted by newlines; empty where it has none. */
export const labelText = (cell: Cell): string => {
  const text = readLabel(cell.value, parseStyle(cell.style));
  return text?.paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n') ?? '';
};
