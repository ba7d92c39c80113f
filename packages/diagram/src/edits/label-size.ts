import { type Cell, parseStyle, type Size } from '../model/index.ts';
import { measureText } from '../text/index.ts';

/** draw.io's font size for edges, px. */
const usualFontSize = 11;

/** The box of an edge's label; 0 by 0 for none. */
export const labelSizeOf = (cell: Cell): Size => {
  if (cell.value === '') return { width: 0, height: 0 };
  const text = cell.value.replace(/<br\s*\/?>/gi, '\n').replace(/<[^<>]*>/g, '');
  return measureText(text, {
    size: Number(parseStyle(cell.style).fontSize) || usualFontSize,
    bold: false,
    italic: false,
  });
};
