import { diffDocuments } from '../../drawio/index.ts';
import {
  type Cell,
  type CellChange,
  centreOf,
  contains,
  type Page,
  type Point,
  type Rect,
  withStyleValues,
} from '../../model/index.ts';
import { type Canvas, createCanvas, put, withChanges } from '../canvas.ts';
import type { EditContext } from '../edit-context.ts';
import { isLocked, placedByHand } from '../is-locked.ts';
import { edgesThrough } from '../join-flow.ts';
import { routeEdges } from '../route-edge.ts';
import { withDescendants } from '../with-dependents.ts';
import { withShiftedCourse } from './with-shifted-course.ts';

/** What a hand moved, and how far, px. */
export interface ShiftRequest {
  readonly targets: readonly string[];
  readonly dx: number;
  readonly dy: number;
}

/**
 * The changes of cells that move shapes as a hand does, with all that is inside them; nothing makes way. A shape that comes to
 * stand in another group, lane or container goes into it. Lines between moved shapes keep their course, lines that join them to
 * others get a new one, and so do lines that one came to stand on. Participants of a timeline move sideways only, since down
 * the page is time. Empty where nothing of it is on the page any more.
 */
export const shiftCells = (page: Page, request: ShiftRequest, context: EditContext): readonly CellChange[] => {
  const canvas = createCanvas(page, context);
  const after = shiftedCanvas(canvas, request).page;
  return diffDocuments({ attributes: undefined, pages: [page] }, { attributes: undefined, pages: [after] });
};

const shiftedCanvas = (canvas: Canvas, { targets, dx, dy }: ShiftRequest): Canvas => {
  const isTimeline = canvas.context.type.layout === 'timeline';
  const step: Point = { x: dx, y: isTimeline ? 0 : dy };
  const roots = targets.flatMap((id) => {
    const cell = canvas.cells.get(id);
    const isHeld = canvas.ancestorsOf(id).some((ancestor) => targets.includes(ancestor));
    return cell === undefined || isHeld || isLocked(cell) ? [] : [cell];
  });
  const inside = withDescendants(
    canvas,
    roots.map(({ id }) => id),
  );
  const moved = withChanges(canvas, [
    ...roots.flatMap((cell) => shifted(canvas, cell, { step, inside, isTimeline })),
    ...canvas.edges.flatMap((edge) =>
      isBetween(edge, inside) && !inside.has(edge.parent ?? '') ? [put(canvas, withShiftedCourse(edge, step))] : [],
    ),
  ]);
  if (isTimeline) return moved;
  const torn = moved.edges.filter((edge) => isTorn(edge, inside)).map(({ id }) => id);
  const crossed = [...inside].flatMap((id) => edgesThrough(moved, id)).filter((id) => isAnothers(moved, id, inside));
  return routeEdges(moved, [...new Set([...torn, ...crossed])]);
};

interface Shift {
  readonly step: Point;
  /** Everything that moves. */
  readonly inside: ReadonlySet<string>;
  readonly isTimeline: boolean;
}

const shifted = (canvas: Canvas, cell: Cell, { step, inside, isTimeline }: Shift): readonly CellChange[] => {
  const { geometry } = cell;
  if (geometry === undefined) return [];
  if (cell.kind === 'edge') {
    const isFree = cell.source === undefined && cell.target === undefined;
    return isFree ? [put(canvas, withShiftedCourse(cell, step))] : [];
  }
  const box = canvas.boxes.get(cell.id);
  if (geometry.relative === true || box === undefined) {
    // A text on a line: it stands where the line says, and its offset is what a hand may move.
    const { x = 0, y = 0 } = geometry.offset ?? {};
    return [put(canvas, { ...cell, geometry: { ...geometry, offset: { x: x + step.x, y: y + step.y } } })];
  }
  const place = { ...box, x: box.x + step.x, y: box.y + step.y };
  const parent = isTimeline ? cell.parent : holderFor(canvas, cell, place, inside);
  const origin = canvas.originOf(parent);
  const moved = {
    ...cell,
    style: canvas.isOwn && !isTimeline ? withStyleValues(cell.style, placedByHand) : cell.style,
    geometry: { ...geometry, x: place.x - origin.x, y: place.y - origin.y },
  };
  return [put(canvas, parent === undefined ? moved : { ...moved, parent })];
};

/** The group that a shape stands in after it was moved; parts of another shape stay its parts. */
const holderFor = (canvas: Canvas, cell: Cell, place: Rect, inside: ReadonlySet<string>): string | undefined => {
  const groups = new Set(canvas.spec().groups.map(({ id }) => id));
  const isPart = cell.parent !== undefined && canvas.boxes.has(cell.parent) && !groups.has(cell.parent);
  if (isPart || groups.has(cell.id)) return cell.parent;
  const middle = { ...centreOf(place), width: 0, height: 0 };
  const holders = [...groups].flatMap((id) => {
    const box = canvas.boxes.get(id);
    return box !== undefined && !inside.has(id) && contains(box, middle) ? [{ id, area: box.width * box.height }] : [];
  });
  const [innermost] = holders.toSorted((a, b) => a.area - b.area);
  if (innermost !== undefined) return innermost.id;
  return cell.parent !== undefined && groups.has(cell.parent) ? canvas.layer : cell.parent;
};

const isBetween = ({ source, target }: Cell, inside: ReadonlySet<string>): boolean =>
  source !== undefined && target !== undefined && inside.has(source) && inside.has(target);

const isTorn = ({ source, target }: Cell, inside: ReadonlySet<string>): boolean =>
  inside.has(source ?? '') !== inside.has(target ?? '');

/** Lines of the moved shapes themselves touch them rightly; a line that leads into what it stands in does, too. */
const isAnothers = (canvas: Canvas, id: string, inside: ReadonlySet<string>): boolean => {
  const { source, target } = canvas.cells.get(id) ?? {};
  return source !== undefined && target !== undefined && !inside.has(source) && !inside.has(target);
};
