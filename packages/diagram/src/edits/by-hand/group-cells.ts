import { diffDocuments } from '../../drawio/index.ts';
import { boundsOf, type Cell, type CellChange, type Page, type Point } from '../../model/index.ts';
import { createCanvas } from '../canvas.ts';
import type { EditContext } from '../edit-context.ts';
import { withDescendants } from '../with-dependents.ts';
import { withShiftedCourse } from './with-shifted-course.ts';

/** Shapes that a hand puts together, and the id that the group gets. */
export interface GroupRequest {
  readonly id: string;
  readonly targets: readonly string[];
}

/**
 * The changes of cells that put shapes into a group as draw.io makes them: nothing that is seen, it only moves and goes as one.
 * Lines among them that were chosen, too, go into it. Empty where fewer than two shapes are left of them.
 */
export const groupCells = (page: Page, { id, targets }: GroupRequest, context: EditContext): readonly CellChange[] => {
  const canvas = createCanvas(page, context);
  const chosen = new Set(targets);
  const members = page.cells.filter(
    (cell) => chosen.has(cell.id) && !canvas.ancestorsOf(cell.id).some((ancestor) => chosen.has(ancestor)),
  );
  const shapes = members.filter(({ kind }) => kind === 'vertex');
  const bounds = boundsOf(shapes.flatMap((shape) => canvas.boxes.get(shape.id) ?? []));
  const [first] = shapes;
  if (bounds === undefined || first === undefined || shapes.length < 2 || canvas.cells.has(id)) return [];
  const parent = first.parent ?? canvas.layer;
  const origin = canvas.originOf(parent);
  const group: Cell = {
    id,
    kind: 'vertex',
    parent,
    value: '',
    style: 'group;',
    geometry: { ...bounds, x: bounds.x - origin.x, y: bounds.y - origin.y },
    attributes: { connectable: '0' },
  };
  const moved = new Map(
    members.map((member) => {
      const start = canvas.originOf(member.parent);
      return [member.id, { ...shiftedBy(member, { x: start.x - bounds.x, y: start.y - bounds.y }), parent: id }];
    }),
  );
  const inside = withDescendants(canvas, [...moved.keys()]);
  const last = page.cells.findLastIndex((cell) => inside.has(cell.id));
  const without = (cells: readonly Cell[]): readonly Cell[] => cells.filter((cell) => !inside.has(cell.id));
  // Painted where the topmost of them was.
  const cells = [
    ...without(page.cells.slice(0, last + 1)),
    group,
    ...page.cells.flatMap((cell) => (inside.has(cell.id) ? [moved.get(cell.id) ?? cell] : [])),
    ...without(page.cells.slice(last + 1)),
  ];
  return diffDocuments(
    { attributes: undefined, pages: [page] },
    { attributes: undefined, pages: [{ ...page, cells }] },
  );
};

const shiftedBy = (cell: Cell, step: Point): Cell => {
  const shifted = withShiftedCourse(cell, step);
  const { geometry } = shifted;
  if (geometry === undefined || geometry.relative === true) return shifted;
  return { ...shifted, geometry: { ...geometry, x: geometry.x + step.x, y: geometry.y + step.y } };
};

/** A group as draw.io makes them, in which shapes only move and go together. */
export const isHandGroup = ({ kind, style }: Cell): boolean => kind === 'vertex' && /(?:^|;)group(?:;|$)/.test(style);
