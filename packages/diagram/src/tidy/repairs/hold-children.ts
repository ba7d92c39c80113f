import { boundsOf, contains, grown, type Rect } from '../../model/index.ts';
import { moveShapes } from '../move-shapes.ts';
import type { Repair } from './repair.ts';

const margin = 10;

/** Moves a child that reaches out into its container, or makes the container reach around a child that is too large for it. */
export const holdChildren = {
  checks: ['child-outside-container'],
  mend: (sheet, findings) => {
    const boxes = new Map<string, Rect>();
    for (const { cells } of findings) {
      const [child = '', container = ''] = cells;
      const inner = boxes.get(child) ?? sheet.boxes.get(child);
      const outer = boxes.get(container) ?? sheet.boxes.get(container);
      if (inner === undefined || outer === undefined || sheet.isFixed(child)) continue;
      const isLarge = inner.width > outer.width - 2 * margin || inner.height > outer.height - 2 * margin;
      if (isLarge || !contains(grown(outer, 3 * margin), inner)) {
        const around = boundsOf([outer, grown(inner, margin)]);
        if (around !== undefined) boxes.set(container, around);
      } else boxes.set(child, within(inner, outer));
    }
    return moveShapes(
      sheet,
      keptInPlace(sheet.boxes, boxes, (id) => sheet.childrenOf(id).map((cell) => cell.id)),
    );
  },
} as const satisfies Repair;

const within = (inner: Rect, outer: Rect): Rect => ({
  ...inner,
  x: Math.min(Math.max(inner.x, outer.x), outer.x + outer.width - inner.width),
  y: Math.min(Math.max(inner.y, outer.y), outer.y + outer.height - inner.height),
});

/** The children of a container that grows to the left or upwards stay where they are on the page. */
const keptInPlace = (
  before: ReadonlyMap<string, Rect>,
  boxes: ReadonlyMap<string, Rect>,
  childrenOf: (id: string) => readonly string[],
): ReadonlyMap<string, Rect> => {
  const all = new Map(boxes);
  for (const id of boxes.keys()) {
    for (const child of childrenOf(id)) {
      const box = before.get(child);
      if (box !== undefined && !all.has(child)) all.set(child, box);
    }
  }
  return all;
};
