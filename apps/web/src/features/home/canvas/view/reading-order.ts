import type { Rect } from '@diagloom/diagram/model';

/** Shapes whose tops are closer than this stand in one row, px. */
const row = 24;

/** Ids in the order in which one reads: row by row, from left to right. */
export const readingOrder = (boxes: readonly (readonly [id: string, box: Rect])[]): readonly string[] => {
  const rows: { readonly top: number; readonly parts: (readonly [string, Rect])[] }[] = [];
  for (const part of boxes.toSorted(([, a], [, b]) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last !== undefined && part[1].y - last.top < row) last.parts.push(part);
    else rows.push({ top: part[1].y, parts: [part] });
  }
  return rows.flatMap(({ parts }) => parts.toSorted(([, a], [, b]) => a.x - b.x).map(([id]) => id));
};
