import type { Cell, Geometry, Page, Point, Rect } from '../model/index.ts';
import { type Sheet, withCells } from './sheet.ts';

/**
 * Gives shapes new absolute boxes. What is inside a shape moves along with it unless it has a box of its own; bends of a
 * line whose two ends move alike move along, too, and so does the loose end of a line with what it lies at.
 */
export const moveShapes = (sheet: Sheet, boxes: ReadonlyMap<string, Rect>): Page => {
  const shifts = new Map<string, Point>();
  const changed = new Map<string, Cell>();
  const parentShift = ({ parent }: Cell): Point => {
    for (let id = parent; id !== undefined; id = sheet.cells.get(id)?.parent) {
      const shift = shifts.get(id);
      if (shift !== undefined) return shift;
      if (sheet.cells.get(id)?.kind === 'layer') break;
    }
    return still;
  };
  for (const [id, before] of sheet.boxes) {
    const cell = sheet.cells.get(id);
    const now = boxes.get(id);
    if (cell === undefined) continue;
    const along = parentShift(cell);
    shifts.set(id, now === undefined ? along : { x: now.x - before.x, y: now.y - before.y });
    if (now === undefined || cell.geometry === undefined) continue;
    const origin = sheet.originOf(id);
    const geometry = {
      ...cell.geometry,
      x: now.x - origin.x - along.x,
      y: now.y - origin.y - along.y,
      width: now.width,
      height: now.height,
    };
    if (!isSame(geometry, cell.geometry)) changed.set(id, { ...cell, geometry });
  }
  for (const { cell } of sheet.facts.edges) {
    const moved = movedLine(cell, { sheet, shifts, along: parentShift(cell) });
    if (moved !== cell) changed.set(cell.id, moved);
  }
  return withCells(sheet.page, changed);
};

const still: Point = { x: 0, y: 0 };

const isSame = (one: Geometry, other: Geometry): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

interface Moves {
  readonly sheet: Sheet;
  readonly shifts: ReadonlyMap<string, Point>;
  /** How far the origin of the line moves. */
  readonly along: Point;
}

const movedLine = (cell: Cell, { sheet, shifts, along }: Moves): Cell => {
  const { geometry } = cell;
  if (geometry === undefined) return cell;
  const shiftAt = (end: string | undefined, loose: Point | undefined): Point => {
    const terminal = sheet.terminalOf(end) ?? shapeAt(sheet, cell.id, loose);
    return (terminal === undefined ? undefined : shifts.get(terminal)) ?? along;
  };
  const start = shiftAt(cell.source, geometry.sourcePoint);
  const end = shiftAt(cell.target, geometry.targetPoint);
  const isRigid = start.x === end.x && start.y === end.y;
  const points = isRigid ? geometry.points?.map((point) => shifted(point, start, along)) : geometry.points;
  const source = geometry.sourcePoint === undefined ? undefined : shifted(geometry.sourcePoint, start, along);
  const target = geometry.targetPoint === undefined ? undefined : shifted(geometry.targetPoint, end, along);
  if ([start, end].every((shift) => shift.x === along.x && shift.y === along.y)) return cell;
  return {
    ...cell,
    geometry: {
      ...geometry,
      ...(points === undefined ? {} : { points }),
      ...(source === undefined ? {} : { sourcePoint: source }),
      ...(target === undefined ? {} : { targetPoint: target }),
    },
  };
};

const shifted = (point: Point, shift: Point, along: Point): Point => ({
  x: point.x + shift.x - along.x,
  y: point.y + shift.y - along.y,
});

/** How near to a shape a loose end belongs to it, px. */
const reach = 6;

/** The innermost shape that a loose end of a line lies at. */
export const shapeAt = (sheet: Sheet, line: string, loose: Point | undefined): string | undefined => {
  if (loose === undefined) return undefined;
  const origin = sheet.originOf(line);
  const box = { x: loose.x + origin.x - reach, y: loose.y + origin.y - reach, width: 2 * reach, height: 2 * reach };
  const touching = sheet.facts
    .shapesNear(box)
    .filter(
      ({ bounds }) =>
        bounds.x < box.x + box.width &&
        box.x < bounds.x + bounds.width &&
        bounds.y < box.y + box.height &&
        box.y < bounds.y + bounds.height,
    );
  return touching.at(-1)?.cell.id;
};
