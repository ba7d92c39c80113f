import type { SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../recognise/read-graph.ts';

export interface ReadRow {
  readonly text: string;
  /** What stands in the column of marks, such as `PK`; empty for none. */
  readonly mark: string;
}

/**
 * The boxes with rows on a page: swimlanes that stack their children, or whose children are all texts and lines. Gives the
 * rows from top to bottom by the box's id; a box without rows has none.
 */
export const readBoxes = (graph: PageGraph): ReadonlyMap<string, readonly ReadRow[]> => {
  const boxes = new Map<string, readonly ReadRow[]>();
  const inside = new Map<string, SceneShape[]>();
  for (const shape of graph.shapes) {
    const parent = graph.parentOf(shape.cell.id);
    if (parent !== undefined) inside.set(parent, [...(inside.get(parent) ?? []), shape]);
  }
  const childrenOf = (id: string): readonly SceneShape[] => inside.get(id) ?? [];
  const textOf = (id: string): string => graph.linesOf(id).join(' ').trim();
  for (const { cell, style, figure } of graph.shapes) {
    if (figure !== 'swimlane' && figure !== 'table') continue;
    const children = childrenOf(cell.id);
    const isStack = style.childLayout === 'stackLayout';
    const isTextOnly = children.length > 0 && children.every(({ figure: own }) => own === 'text' || own === 'line');
    if (!isStack && !isTextOnly) continue;
    const rows = children
      .filter(({ figure: own }) => own !== 'line')
      .toSorted((a, b) => a.bounds.y - b.bounds.y)
      .map((row) => ({
        text: textOf(row.cell.id),
        mark: childrenOf(row.cell.id)
          .map((mark) => textOf(mark.cell.id))
          .join(', '),
      }));
    boxes.set(cell.id, rows);
  }
  return boxes;
};

/** True for a shape that holds others and has no rows: a package, a frame, a subject area. */
export const isBoxGroup = (
  { cell, figure }: SceneShape,
  graph: PageGraph,
  boxes: ReadonlyMap<string, readonly ReadRow[]>,
): boolean => {
  if (boxes.has(cell.id) || boxes.has(graph.parentOf(cell.id) ?? '')) return false;
  if (figure === 'swimlane') return true;
  return frameFigures.has(figure) && graph.shapes.some((shape) => graph.parentOf(shape.cell.id) === cell.id);
};

const frameFigures = new Set(['rectangle', 'umlFrame', 'folder', 'package', 'cube', 'module']);
