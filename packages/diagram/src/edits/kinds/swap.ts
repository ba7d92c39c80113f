import { type Cell, parseStyle, type Rect } from '../../model/index.ts';
import { attachedEdges } from '../attached-edges.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOutcome } from '../edit-kind.ts';
import { nameOf } from '../label.ts';
import { routeEdges } from '../route-edge.ts';

/**
 * Each of two shapes takes the other's middle, its group and its edges, so that what followed the one follows the other.
 * Shapes of one size leave every line where it is. Participants of a timeline keep their messages and change columns.
 */
export const swap: EditHandler<'swap'> = ({ first, second }, canvas) => {
  const [one, other] = [canvas.cells.get(first), canvas.cells.get(second)];
  const [box, otherBox] = [canvas.boxes.get(first), canvas.boxes.get(second)];
  if (one === undefined || other === undefined || box === undefined || otherBox === undefined || one === other) {
    return { reason: 'Name two different shapes on this page to swap.' };
  }
  if (canvas.ancestorsOf(first).includes(second) || canvas.ancestorsOf(second).includes(first)) {
    return { reason: `${nameOf(one)} and ${nameOf(other)} can’t be swapped: one is inside the other.` };
  }
  if (isLane(canvas, first) || isLane(canvas, second)) return swapLanes(canvas, one, other);
  const isTimeline = canvas.context.type.layout === 'timeline';
  if (isTimeline && !canvas.isOwn) {
    return {
      reason: 'This page wasn’t drawn in Diagloom. Move its participants on the canvas; their messages follow.',
    };
  }
  const moved = withChanges(
    canvas,
    [movedTo(canvas, one, box, other, otherBox), movedTo(canvas, other, otherBox, one, box)].map((cell) =>
      put(canvas, cell),
    ),
  );
  if (isTimeline) return { canvas: moved, needsLayout: true };
  const ends = { [first]: second, [second]: first };
  const turned = canvas.edges.filter(({ source = '', target = '' }) => source in ends || target in ends);
  const joined = withChanges(
    moved,
    turned.map((edge) => put(moved, { ...(moved.cells.get(edge.id) ?? edge), ...turnedEnds(edge, ends) })),
  );
  if (box.width === otherBox.width && box.height === otherBox.height) return { canvas: joined };
  const touched = [...new Set([...attachedEdges(joined, first), ...attachedEdges(joined, second)])];
  return { canvas: routeEdges(joined, touched), needsLayout: canvas.isOwn };
};

const isLane = (canvas: Canvas, id: string): boolean =>
  parseStyle(canvas.cells.get(id)?.style ?? '').swimlane !== undefined &&
  canvas.context.type.vocabulary.groups.some((kind) => kind.id === 'lane');

/** Lanes are read by where they stand, so that it is enough to exchange that; the layout then puts their steps in. */
const swapLanes = (canvas: Canvas, one: Cell, other: Cell): EditOutcome => {
  const [place, otherPlace] = [one.geometry, other.geometry];
  if (!canvas.isOwn)
    return { reason: 'This page wasn’t drawn in Diagloom. Drag one lane past the other on the canvas.' };
  if (place === undefined || otherPlace === undefined || one.parent !== other.parent)
    return { reason: 'You can only swap two lanes of the same pool.' };
  const moved = [
    { ...one, geometry: { ...place, x: otherPlace.x, y: otherPlace.y } },
    { ...other, geometry: { ...otherPlace, x: place.x, y: place.y } },
  ];
  return {
    canvas: withChanges(
      canvas,
      moved.map((cell) => put(canvas, cell)),
    ),
    needsLayout: true,
    placesAnew: true,
  };
};

const turnedEnds = ({ source, target }: Cell, ends: Readonly<Record<string, string>>): Partial<Cell> => ({
  ...(source === undefined ? {} : { source: ends[source] ?? source }),
  ...(target === undefined ? {} : { target: ends[target] ?? target }),
});

/** The cell in the other's group with its middle where the other's is. */
const movedTo = (canvas: Canvas, cell: Cell, box: Rect, other: Cell, place: Rect): Cell => {
  const origin = canvas.originOf(other.parent);
  const geometry = cell.geometry ?? box;
  return {
    ...cell,
    ...(other.parent === undefined ? {} : { parent: other.parent }),
    geometry: {
      ...geometry,
      x: place.x + (place.width - box.width) / 2 - origin.x,
      y: place.y + (place.height - box.height) / 2 - origin.y,
    },
  };
};
