import { withStyleValues } from '../../model/index.ts';
import { put, withChanges } from '../canvas.ts';
import type { EditHandler } from '../edit-kind.ts';

/** Sets style keys on cells and leaves the rest of each style as it is written. */
export const setStyle: EditHandler<'setStyle'> = ({ targets, style }, canvas) => {
  const bad = Object.entries(style).find(([key, value]) => !/^[\w.-]+$/.test(key) || /[;\n]/.test(value));
  if (bad !== undefined)
    return { reason: `"${bad[0]}=${bad[1]}" isn’t a valid style: a value can’t contain a semicolon.` };
  const cells = targets.flatMap((id) => canvas.cells.get(id) ?? []);
  const missing = targets.filter((id) => !canvas.cells.has(id));
  return {
    canvas: withChanges(
      canvas,
      cells.map((cell) => put(canvas, { ...cell, style: withStyleValues(cell.style, style) })),
    ),
    ...(missing.length === 0 ? {} : { reason: `${missing.join(', ')} isn’t on this page, so its style stays.` }),
  };
};
