import {
  type Cell,
  parseStyle,
  type Shape,
  type SpecNode,
  toLabelValue,
  withStyleValues,
  writeStyle,
} from '../model/index.ts';
import { attachedEdges } from './attached-edges.ts';
import { type Axis, endAlong } from './axis.ts';
import { type Canvas, put, remove, withChanges } from './canvas.ts';
import type { EditOutcome } from './edit-kind.ts';
import { makeRoom } from './make-room.ts';
import { routeEdges } from './route-edge.ts';

/** Colours and the like that somebody may have given a shape; they outlive its figure. */
const lookKeys = ['fillColor', 'strokeColor', 'fontColor', 'strokeWidth', 'dashed', 'fontFamily', 'opacity', 'shadow'];

/**
 * Draws a node of our own page as its type composes it now: figure, size and parts. It stays around its middle, or grows
 * to the right and down where it has rows; what is in the way moves along, and its edges meet it anew.
 */
export const recomposeNode = (canvas: Canvas, node: SpecNode): EditOutcome => {
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const cell = canvas.cells.get(node.id);
  const before = type.compose(spec, look).shapes;
  const after = type.compose(
    { ...spec, nodes: spec.nodes.map((other) => (other.id === node.id ? node : other)) },
    look,
  ).shapes;
  const [old, shape] = [before, after].map((shapes) => shapes.find(({ id }) => id === node.id));
  if (cell?.geometry === undefined || old === undefined || shape === undefined) {
    return { reason: 'This shape can’t be redrawn. Change it on the canvas.' };
  }
  const parts = partsOf(node.id, after);
  const isBox = parts.length > 0 || partsOf(node.id, before).length > 0;
  const width = Math.ceil(isBox ? Math.max(shape.size.width, cell.geometry.width) : shape.size.width);
  const height = Math.ceil(shape.size.height);
  const grown = isBox ? roomFor(canvas, node.id, width - cell.geometry.width, height - cell.geometry.height) : canvas;
  const placed = grown.cells.get(node.id) ?? cell;
  const { x, y } = placed.geometry ?? cell.geometry;
  const at = isBox
    ? { x, y }
    : { x: x + (cell.geometry.width - width) / 2, y: y + (cell.geometry.height - height) / 2 };
  const value = shape.label === old.label ? placed.value : toLabelValue(shape.label, shape.style);
  const drawn = put(grown, {
    ...placed,
    value,
    style: withOwnLook(writeStyle(shape.style), placed.style, old),
    geometry: { ...placed.geometry, ...at, width, height },
  });
  const kept = new Set(parts.map(({ id }) => id));
  const gone = partsOf(node.id, before).filter(({ id }) => !kept.has(id) && grown.cells.has(id));
  const changed = withChanges(grown, [
    drawn,
    ...gone.map(({ id }) => remove(grown, id)),
    ...parts.map((part) => put(grown, partCell(part, grown.cells.get(part.id), width, shape.size.width))),
  ]);
  return { canvas: routeEdges(changed, attachedEdges(changed, node.id)) };
};

/** Shapes inside a node, those inside its parts too. */
const partsOf = (id: string, shapes: readonly Shape[]): readonly Shape[] =>
  shapes
    .filter(({ parent, placing }) => placing === 'part' && parent === id)
    .flatMap((part) => [part, ...partsOf(part.id, shapes)]);

const partCell = (part: Shape, old: Cell | undefined, width: number, composed: number): Cell => {
  const isFull = part.size.width === composed;
  const style = writeStyle(part.style);
  return {
    ...old,
    id: part.id,
    kind: 'vertex',
    parent: part.parent ?? '',
    value: toLabelValue(part.label, part.style),
    style,
    geometry: { x: part.offset?.x ?? 0, y: part.offset?.y ?? 0, ...part.size, ...(isFull ? { width } : {}) },
  };
};

const roomFor = (canvas: Canvas, id: string, wider: number, higher: number): Canvas => {
  let roomy = canvas;
  for (const [axis, distance] of [
    ['x', wider],
    ['y', higher],
  ] as const satisfies readonly (readonly [Axis, number])[]) {
    const box = roomy.boxes.get(id);
    if (box !== undefined && distance > 0) roomy = makeRoom(roomy, { axis, at: endAlong(box, axis) + 0.25, distance });
  }
  return roomy;
};

/** The new style with what the page's own one says otherwise than its type does. */
const withOwnLook = (style: string, current: string, old: Shape): string => {
  const own = parseStyle(current);
  const keys = lookKeys.filter((key) => own[key] !== undefined && own[key] !== old.style[key]);
  return keys.length === 0
    ? style
    : withStyleValues(style, Object.fromEntries(keys.map((key) => [key, own[key] ?? ''])));
};
