import { labelText } from '@diagloom/diagram/scene';
import type { PageView } from './page-view.ts';

/** The parts of the page whose words have all that is looked for, in paint order; a row of a table stands for its table. */
export const findParts = (view: PageView, words: string): readonly string[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = view.items.filter(({ cell }) => {
    const text = labelText(cell).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return [...new Set(found.map(({ cell }) => view.unitOf(cell.id)))];
};
