import { runsThrough, segmentsOf } from '../layout/polyline.ts';
import { contains, grown, overlaps, type Point, type Rect, type Size } from '../model/index.ts';
import { attachedEdges } from './attached-edges.ts';
import { type Axis, endAlong, lengthAlong, movedAlong } from './axis.ts';
import { type Canvas, put, withChanges } from './canvas.ts';
import { air } from './find-spot.ts';
import { innerCorner } from './inner-corner.ts';
import { makeRoom } from './make-room.ts';
import { routeEdges, withClearLabel } from './route-edge.ts';
import { routesOf } from './routes.ts';
import { withDescendants } from './with-dependents.ts';

/**
 * Makes a shape of our own page at least as large as `size`, px, around its middle. Where that would bring it too near to another
 * shape, to a line, to a title or to the border of what holds it, everything around moves away from it first and its holders grow.
 * Lines that no longer meet it well get a new way.
 */
export const growShape = (canvas: Canvas, id: string, size: Size): Canvas => {
  const before = canvas.boxes.get(id);
  if (before === undefined || (size.width <= before.width && size.height <= before.height)) return canvas;
  const roomy = withRoom(canvas, id, size);
  const [cell, box] = [roomy.cells.get(id), roomy.boxes.get(id)];
  if (cell?.geometry === undefined || box === undefined) return canvas;
  const { x, y, width, height } = grownTo(box, size);
  const geometry = {
    ...cell.geometry,
    x: cell.geometry.x + x - box.x,
    y: cell.geometry.y + y - box.y,
    width,
    height,
  };
  const after = withChanges(roomy, [put(roomy, { ...cell, geometry })]);
  return withClearLabels(routeEdges(after, partedEdges(roomy, after, id)), id);
};

/** The page with a shape as it is and free room around it for another size. */
const withRoom = (canvas: Canvas, id: string, size: Size): Canvas => {
  let roomy = canvas;
  for (const axis of ['x', 'y'] as const satisfies readonly Axis[]) {
    const box = roomy.boxes.get(id);
    if (box === undefined) return canvas;
    const wanted = { width: size.width, height: axis === 'x' ? box.height : size.height };
    const target = grownTo(box, wanted);
    const more = lengthAlong(target, axis) - lengthAlong(box, axis);
    if (more <= 0 || isRoomFor(roomy, id, target)) continue;
    const moves = new Set([id, ...neighboursOf(roomy, id).filter((other) => isNear(roomy, other, target))]);
    const opened = makeRoom(roomy, { axis, at: box[axis] - edge, distance: more / 2, moves });
    const end = endAlong(movedAlong(box, axis, more / 2), axis);
    roomy = makeRoom(opened, { axis, at: end + edge, distance: more / 2, moves });
  }
  return roomy;
};

/** So far beside the side of a shape lies a cut, so that what ends at the side stays with it, px. */
const edge = 0.25;

const grownTo = (box: Rect, size: Size): Rect => {
  const [width, height] = [Math.max(box.width, size.width), Math.max(box.height, size.height)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
};

const isRoomFor = (canvas: Canvas, id: string, target: Rect): boolean => {
  const own = new Set(attachedEdges(canvas, id));
  return (
    isWithin(canvas, id, target) &&
    !neighboursOf(canvas, id).some((other) => isNear(canvas, other, target)) &&
    ![...routesOf(canvas)].some(
      ([line, points]) => !own.has(line) && segmentsOf(points).some((segment) => runsThrough(segment, target)),
    )
  );
};

/** Clear of the title and the borders of what holds it. */
const isWithin = (canvas: Canvas, id: string, target: Rect): boolean => {
  const parent = canvas.holderOf(id);
  const holder = canvas.boxes.get(parent ?? '');
  if (parent === undefined || holder === undefined) return true;
  const corner: Point = innerCorner(canvas, parent, holder);
  const [right, bottom] = [endAlong(holder, 'x') - air, endAlong(holder, 'y') - air];
  return contains({ ...corner, width: right - corner.x, height: bottom - corner.y }, target);
};

/** Shapes that are neither around or below a shape nor inside it. */
const neighboursOf = (canvas: Canvas, id: string): readonly string[] => {
  const own = new Set([...canvas.ancestorsOf(id), ...withDescendants(canvas, [id])]);
  const box = canvas.boxes.get(id);
  return [...canvas.boxes].flatMap(([other, place]) =>
    own.has(other) || (box !== undefined && contains(place, box)) ? [] : [other],
  );
};

const isNear = (canvas: Canvas, id: string, target: Rect): boolean => {
  const box = canvas.boxes.get(id);
  return box !== undefined && overlaps(grown(target, air), box);
};

/** The page with the labels of a shape's lines beside all shapes. */
const withClearLabels = (canvas: Canvas, id: string): Canvas => {
  const cleared = attachedEdges(canvas, id).flatMap((line) => {
    const cell = canvas.cells.get(line);
    const clear = cell === undefined ? undefined : withClearLabel(canvas, cell);
    return clear === undefined || clear === cell ? [] : [put(canvas, clear)];
  });
  return withChanges(canvas, cleared);
};

/** The lines of a shape that bend more often than before, or lead through it. */
const partedEdges = (before: Canvas, after: Canvas, id: string): readonly string[] => {
  const [old, now] = [routesOf(before), routesOf(after)];
  const box = after.boxes.get(id);
  return attachedEdges(after, id).filter((line) => {
    const points = now.get(line) ?? [];
    const isInside = box !== undefined && segmentsOf(points).some((each) => runsThrough(each, grown(box, -1)));
    return isInside || points.length > (old.get(line)?.length ?? points.length);
  });
};
