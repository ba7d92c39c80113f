import { groundOf, leastContrast } from '../../checks/faint-text.ts';
import { type Cell, withStyleValues } from '../../model/index.ts';
import { contrast } from '../../themes/colour.ts';
import { withCells } from '../sheet.ts';
import type { Repair } from './repair.ts';

/** Tried in this order. */
const inks = ['#1f2937', '#ffffff', '#000000'] as const;

/** Gives texts that are too faint a colour that can be read on their ground. */
export const recolourTexts = {
  checks: ['faint-text'],
  mend: ({ page, facts }, findings) => {
    const changed = new Map<string, Cell>();
    const items = new Map([...facts.shapes, ...facts.edges].map((item) => [item.cell.id, item]));
    for (const { cells } of findings) {
      const item = items.get(cells[0] ?? '');
      const ground = item === undefined ? undefined : groundOf(item, facts, page);
      const ink = ground === undefined ? undefined : inks.find((colour) => contrast(colour, ground) >= leastContrast);
      if (item === undefined || ink === undefined) continue;
      changed.set(item.cell.id, { ...item.cell, style: withStyleValues(item.cell.style, { fontColor: ink }) });
    }
    return withCells(page, changed);
  },
} as const satisfies Repair;
