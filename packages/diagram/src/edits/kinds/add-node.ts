import {
  type Cell,
  contains,
  createIdPool,
  isReservedId,
  nodeIdFor,
  type Rect,
  type Size,
  type SpecNode,
  startingWithArticle,
} from '../../model/index.ts';
import { type Axis, endAlong } from '../axis.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import type { EditHandler, EditOf } from '../edit-kind.ts';
import { air } from '../find-spot.ts';
import { joinFlow } from '../join-flow.ts';
import { nameOf } from '../label.ts';
import { makeRoom } from '../make-room.ts';
import { commonParent } from '../new-edge.ts';
import { describeShape, shapeCells } from '../new-shape.ts';
import { type Place, placeNode } from '../place-node.ts';
import { type FlowPlan, planFlow } from '../plan-flow.ts';
import { spotBeside } from '../spot-beside.ts';
import { addLifeline } from '../timeline/add-lifeline.ts';

/** Adds a shape where it belongs in the flow, with its edges; see `planFlow`, `describeShape` and `placeNode`. */
export const addNode: EditHandler<'addNode'> = (edit, canvas) => {
  const reason = findMistake(edit, canvas);
  if (reason !== undefined) return { reason };
  const plain = canvas.context.type.vocabulary.nodes[0]?.id;
  const node: SpecNode = {
    id: idFor(edit, canvas),
    label: edit.label,
    ...(edit.nodeKind === undefined || edit.nodeKind === plain ? {} : { kind: edit.nodeKind }),
  };
  if (canvas.context.type.layout === 'timeline') return addLifeline(canvas, node, edit);
  const plan = edit.side === undefined ? planFlow(edit, canvas) : planBeside(edit);
  if ('reason' in plan) return plan;
  const neighbours = [plan.after, plan.before].flatMap((id) => id ?? []);
  const shape = describeShape(canvas, node, neighbours);
  const parent = edit.group ?? parentOf(canvas, plan);
  const place = placeFor(edit, canvas, { size: shape.size, parent, plan });
  const roomy = place.canvas.isOwn ? growAround(place.canvas, parent, place.box) : place.canvas;
  const isInside = parent === canvas.layer || isHolding(roomy, parent, place.box);
  if (!isInside && !roomy.isOwn && edit.group !== undefined) {
    const group = canvas.cells.get(edit.group);
    return {
      reason: `There’s no room in ${group === undefined ? edit.group : nameOf(group)}. Make it larger, then add the shape.`,
    };
  }
  // A holder of our own that cannot be made larger in place, such as a lane among lanes, grows with a new layout.
  const holder = isInside || roomy.isOwn ? parent : canvas.layer;
  const isOnScreen = canvas.context.type.family === 'screens' && roomy.isOwn;
  const firstEdge = isOnScreen ? nextOnScreen(roomy, holder, plan) : roomy.isOwn ? roomy.edges[0]?.id : undefined;
  const cells = shapeCells(roomy, node, shape, place.box, holder);
  const placed = withChanges(
    roomy,
    cells.map((cell) => ({ ...put(roomy, cell), ...(firstEdge === undefined ? {} : { before: firstEdge }) })),
  );
  return {
    canvas: joinFlow(placed, node.id, plan, edit.onward),
    ...(isInside && !isOnScreen ? {} : { needsLayout: roomy.isOwn }),
  };
};

/** Beside a node, whatever else leads on from there. */
const planBeside = ({ after, branch = '' }: EditOf<'addNode'>): FlowPlan =>
  after === undefined ? { turned: [] } : { turned: [], into: { from: after, label: branch }, after };

interface Placing {
  readonly size: Size;
  readonly parent: string;
  readonly plan: FlowPlan;
}

const placeFor = ({ side, after }: EditOf<'addNode'>, canvas: Canvas, { size, parent, plan }: Placing): Place => {
  const neighbour = canvas.boxes.get(after ?? '');
  if (side !== undefined && neighbour !== undefined) {
    return { canvas, box: spotBeside(canvas, { size, parent, neighbour, side }) };
  }
  return placeNode(canvas, {
    size,
    parent,
    edges: plan.turned.map(({ id }) => id),
    ...(plan.after === undefined ? {} : { after: plan.after }),
    ...(plan.before === undefined ? {} : { before: plan.before }),
  });
};

/** A screen shows its elements in the order of their cells. */
const nextOnScreen = (canvas: Canvas, holder: string, { after, before }: FlowPlan): string | undefined => {
  if (before !== undefined) return before;
  const siblings = canvas.childrenOf(holder);
  const at = siblings.findIndex(({ id }) => id === after);
  return at < 0 ? canvas.edges[0]?.id : (siblings[at + 1]?.id ?? canvas.edges[0]?.id);
};

const idFor = ({ id, label }: EditOf<'addNode'>, canvas: Canvas): string =>
  id === undefined || isReservedId(id) || canvas.cells.has(id)
    ? nodeIdFor(label, createIdPool(canvas.cells.keys()))
    : id;

const findMistake = (edit: EditOf<'addNode'>, canvas: Canvas): string | undefined => {
  const missing = [edit.after, edit.before, edit.group].find((id) => id !== undefined && !canvas.boxes.has(id));
  if (missing !== undefined) return `"${missing}" isn’t a visible shape on this page. Choose one that is.`;
  if (edit.label.trim() === '') return 'Say what the new shape is called.';
  const { vocabulary, label } = canvas.context.type;
  if (edit.nodeKind !== undefined && !vocabulary.nodes.some(({ id }) => id === edit.nodeKind)) {
    const kinds = vocabulary.nodes.map(({ id }) => id).join(', ');
    return `${startingWithArticle(label)} has no "${edit.nodeKind}". Choose from: ${kinds}.`;
  }
  if (edit.side !== undefined && edit.after === undefined) return 'Say which shape the new one goes next to.';
  const own = [edit.after, edit.before].find((id) => id !== undefined && holds(canvas, id, edit.group));
  if (own !== undefined) return 'A shape can’t come before or after the group it’s in. Leave out one of the two.';
  const group = edit.group === undefined ? undefined : canvas.cells.get(edit.group);
  if (group === undefined || isGroup(canvas, group)) return undefined;
  return `${nameOf(group)} isn’t a group that can hold a shape. Choose a group, lane or container.`;
};

const holds = (canvas: Canvas, holder: string, inner: string | undefined): boolean =>
  inner !== undefined && (holder === inner || canvas.ancestorsOf(inner).includes(holder));

const isGroup = (canvas: Canvas, cell: Cell): boolean =>
  /(^|;)\s*(swimlane|container=1|group)\s*(;|$)/.test(cell.style) ||
  canvas.spec().groups.some(({ id }) => id === cell.id) ||
  canvas.childrenOf(cell.id).some(({ kind }) => kind === 'vertex');

/** Where both neighbours are, else where the one is; of two that are apart the first one's. */
const parentOf = (canvas: Canvas, { after, before }: FlowPlan): string => {
  const only = after ?? before;
  if (only === undefined) return canvas.layer;
  if (after !== undefined && before !== undefined && !canvas.isOwn) return commonParent(canvas, after, before);
  return canvas.cells.get(only)?.parent ?? canvas.layer;
};

/** Makes the holders of our own around a place large enough for it. */
const growAround = (canvas: Canvas, parent: string, box: Rect): Canvas => {
  let grownCanvas = canvas;
  for (const axis of ['x', 'y'] as const satisfies readonly Axis[]) {
    const holder = grownCanvas.boxes.get(parent);
    if (holder === undefined) return grownCanvas;
    const end = endAlong(holder, axis);
    const distance = Math.ceil(endAlong(box, axis) + air - end);
    grownCanvas = makeRoom(grownCanvas, { axis, at: end - 0.25, distance });
  }
  return grownCanvas;
};

const isHolding = (canvas: Canvas, parent: string, box: Rect): boolean => {
  const holder = canvas.boxes.get(parent);
  // A layer has no box and holds everything.
  return holder === undefined || contains(holder, box);
};
