import type { Rect } from '@diagloom/diagram/model';

/** Shapes whose tops are closer than this stand in one row, px. */
const row = 24;

/** What stands this little further left than the first row is seen with it, px. */
const aside = 120;

/** The left end of the first row and of what stands below it, px: what one has to see to begin. Undefined on an empty page. */
export const readingStart = (boxes: Iterable<Rect>): number | undefined => {
  const all = [...boxes];
  const top = Math.min(...all.map(({ y }) => y));
  const first = all.filter(({ y }) => y - top < row);
  if (first.length === 0) return undefined;
  const left = Math.min(...first.map(({ x }) => x));
  return Math.min(...all.map(({ x }) => x).filter((x) => x > left - aside));
};

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
