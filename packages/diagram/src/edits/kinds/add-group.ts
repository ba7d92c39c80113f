import {
  boundsOf,
  type Cell,
  overlaps,
  type Rect,
  type SpecGroup,
  startingWithArticle,
  toLabelValue,
  writeStyle,
} from '../../model/index.ts';
import { type Canvas, put, withChanges } from '../canvas.ts';
import { composedCells } from '../composed-cells.ts';
import type { EditHandler, EditOf, EditOutcome } from '../edit-kind.ts';
import { withDescendants } from '../with-dependents.ts';

/** Around the members of a group, px; above them there is room for its title. */
const padding = 20;
const titleHeight = 30;

/**
 * Draws a group around shapes. A page of our own is laid out anew for it; on a foreign page nothing moves, so no other
 * shape may stand between them.
 */
export const addGroup: EditHandler<'addGroup'> = (edit, canvas) => {
  const { type } = canvas.context;
  const [plain] = type.vocabulary.groups;
  if (plain === undefined || type.layout === 'timeline')
    return { reason: `${startingWithArticle(type.label)} has no groups for shapes.` };
  if (edit.groupKind !== undefined && !type.vocabulary.groups.some(({ id }) => id === edit.groupKind)) {
    return { reason: `${startingWithArticle(type.label)} has no group "${edit.groupKind}".` };
  }
  if (canvas.cells.has(edit.id))
    return { reason: `There’s already a shape with the id "${edit.id}". Choose another name.` };
  if (edit.members.length === 0) return addEmpty(canvas, edit);
  const members = edit.members.filter((id) => canvas.boxes.has(id));
  const around = boundsOf(members.flatMap((id) => canvas.boxes.get(id) ?? []));
  if (around === undefined || members.length < edit.members.length)
    return { reason: 'Name the shapes to put in the group.' };
  const box: Rect = {
    x: around.x - padding,
    y: around.y - padding - titleHeight,
    width: around.width + 2 * padding,
    height: around.height + 2 * padding + titleHeight,
  };
  if (!canvas.isOwn && isInTheWay(canvas, members, box)) {
    return { reason: 'Other shapes are between those. Move them together on the canvas, then group them.' };
  }
  const parent = parentOf(canvas, edit);
  const origin = canvas.originOf(parent);
  const style = styleFor(canvas, edit);
  const group: Cell = {
    id: edit.id,
    kind: 'vertex',
    parent,
    value: toLabelValue(edit.label, style),
    style,
    geometry: { ...box, x: box.x - origin.x, y: box.y - origin.y },
  };
  const firstMember = canvas.page.cells.find(({ id }) => members.includes(id))?.id;
  const framed = withChanges(canvas, [
    { ...put(canvas, group), ...(firstMember === undefined ? {} : { before: firstMember }) },
  ]);
  const moved = members.flatMap((id) => {
    const cell = framed.cells.get(id);
    const place = framed.boxes.get(id);
    if (cell === undefined || place === undefined) return [];
    const geometry = { ...(cell.geometry ?? place), x: place.x - box.x, y: place.y - box.y };
    return [put(framed, { ...cell, parent: edit.id, geometry })];
  });
  return { canvas: withChanges(framed, moved), ...(canvas.isOwn ? { needsLayout: true } : {}) };
};

/** A lane is something without any step in it; other groups are drawn around something. */
const addEmpty = (canvas: Canvas, edit: EditOf<'addGroup'>): EditOutcome => {
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const { id, label, groupKind } = edit;
  const group: SpecGroup = { id, label, ...(groupKind === undefined ? {} : { kind: groupKind }) };
  const grown = { ...spec, groups: [...spec.groups, group] };
  const { shapes } = type.compose(grown, look);
  if (!canvas.isOwn || shapes.find((shape) => shape.id === id)?.placing !== 'lane') {
    return { reason: 'Name the shapes to put in the group.' };
  }
  const added = new Set(shapes.map((shape) => shape.id).filter((shape) => !canvas.cells.has(shape)));
  const cells = composedCells(canvas, grown, added);
  return {
    canvas: withChanges(
      canvas,
      cells.map((cell) => put(canvas, cell)),
    ),
    needsLayout: true,
  };
};

const isInTheWay = (canvas: Canvas, members: readonly string[], box: Rect): boolean => {
  const inside = withDescendants(canvas, members);
  return [...canvas.boxes].some(
    ([id, other]) =>
      !inside.has(id) && !members.some((member) => canvas.ancestorsOf(member).includes(id)) && overlaps(box, other),
  );
};

/** Where all its members are; a lane stands among the lanes. */
const parentOf = (canvas: Canvas, edit: EditOf<'addGroup'>): string => {
  const composed = composedGroup(canvas, edit);
  const parents = new Set(edit.members.map((id) => canvas.cells.get(id)?.parent ?? canvas.layer));
  const [only] = parents;
  const own = parents.size === 1 && only !== undefined ? only : canvas.layer;
  if (composed?.placing !== 'lane') return own;
  const lane = canvas.spec().groups.find(({ kind }) => kind === edit.groupKind);
  return lane === undefined ? canvas.layer : (canvas.cells.get(lane.id)?.parent ?? canvas.layer);
};

const styleFor = (canvas: Canvas, edit: EditOf<'addGroup'>): string => {
  const shape = composedGroup(canvas, edit);
  return shape === undefined ? 'swimlane;startSize=30;whiteSpace=wrap;html=1;' : writeStyle(shape.style);
};

const composedGroup = (canvas: Canvas, { id, label, groupKind, members }: EditOf<'addGroup'>) => {
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const group: SpecGroup = { id, label, ...(groupKind === undefined ? {} : { kind: groupKind }) };
  const nodes = spec.nodes.map((node) => (members.includes(node.id) ? { ...node, groups: [id] } : node));
  return type
    .compose({ ...spec, nodes, groups: [...spec.groups, group] }, look)
    .shapes.find((shape) => shape.id === id);
};
