import { diffDocuments } from '../../drawio/index.ts';
import { type CellChange, type Page, type Rect, withStyleValues } from '../../model/index.ts';
import { attachedEdges } from '../attached-edges.ts';
import { createCanvas, put, withChanges } from '../canvas.ts';
import type { EditContext } from '../edit-context.ts';
import { isLocked } from '../is-locked.ts';
import { routeEdges } from '../route-edge.ts';

/** The place and size that a hand gave to a shape, px of the page. */
export interface ReframeRequest {
  readonly target: string;
  readonly box: Rect;
}

/**
 * The changes of cells that put a shape into a box as a hand drew it; its lines get a new course, and the next layout keeps its
 * size. Empty where the shape is not on the page any more.
 */
export const reframeCell = (
  page: Page,
  { target, box }: ReframeRequest,
  context: EditContext,
): readonly CellChange[] => {
  const canvas = createCanvas(page, context);
  const cell = canvas.cells.get(target);
  if (cell?.geometry === undefined || isLocked(cell) || cell.kind !== 'vertex' || !canvas.boxes.has(target)) return [];
  const origin = canvas.originOf(cell.parent);
  const reframed = {
    ...cell,
    style: withStyleValues(cell.style, { dlSize: `${box.width}x${box.height}` }),
    geometry: { ...cell.geometry, ...box, x: box.x - origin.x, y: box.y - origin.y },
  };
  const changed = withChanges(canvas, [put(canvas, reframed)]);
  const after = routeEdges(changed, attachedEdges(changed, target)).page;
  return diffDocuments({ attributes: undefined, pages: [page] }, { attributes: undefined, pages: [after] });
};
