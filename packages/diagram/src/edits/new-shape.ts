import {
  type Caption,
  type Cell,
  parseStyle,
  type Rect,
  type Shape,
  type Size,
  type SpecNode,
  type Style,
  toCaptionValue,
  toLabelValue,
  withStyleValues,
  writeStyle,
} from '../model/index.ts';
import type { Canvas } from './canvas.ts';
import { neededHeight } from './needed-height.ts';

/** How a new node is to be drawn; it has no place yet. */
export interface NewShape {
  readonly style: string;
  readonly size: Size;
  /** A quieter line below its label. */
  readonly caption?: Caption;
  /** Shapes inside it, such as compartments, placed relative to it. */
  readonly parts: readonly Shape[];
}

/**
 * The look of a new node: on a page of our own as its type composes it among the others, on a foreign page that of a shape
 * of the same kind there, neighbours first; where the page has none, the type's shape in the page's colours.
 */
export const describeShape = (canvas: Canvas, node: SpecNode, neighbours: readonly string[]): NewShape => {
  const model = canvas.isOwn ? undefined : modelFor(canvas, node.kind, neighbours);
  if (model?.geometry === undefined) return composeShape(canvas, node);
  const { width, height } = model.geometry;
  const size = { width, height: neededHeight(toLabelValue(node.label, model.style), model.style, { width, height }) };
  // An icon whose words stand beside it as a text of their own: the new one has its words below it.
  const below: Style = model.value.trim() === '' ? { verticalLabelPosition: 'bottom', verticalAlign: 'top' } : {};
  return { style: withStyleValues(model.style, below), size, parts: [] };
};

const composeShape = (canvas: Canvas, node: SpecNode): NewShape => {
  const { type, look } = canvas.context;
  const spec = canvas.spec();
  const { shapes } = type.compose({ ...spec, nodes: [...spec.nodes, node] }, look);
  const shape = shapes.find(({ id }) => id === node.id);
  if (shape === undefined) return { style: plainStyle, size: plainSize, parts: [] };
  const style = writeStyle(shape.style);
  return {
    style: canvas.isOwn ? style : withStyleValues(style, paletteOf(canvas)),
    size: { width: Math.ceil(shape.size.width), height: Math.ceil(shape.size.height) },
    ...(shape.caption === undefined ? {} : { caption: shape.caption }),
    parts: shapes.filter(({ parent, placing }) => parent === node.id && placing === 'part'),
  };
};

/** draw.io's own plain shape. */
const plainStyle = 'rounded=0;whiteSpace=wrap;html=1;';
const plainSize: Size = { width: 120, height: 60 };

const modelFor = (canvas: Canvas, kind: string | undefined, neighbours: readonly string[]): Cell | undefined => {
  const same = leavesOf(canvas).filter((node) => node.kind === kind);
  const neighbour = neighbours
    .map((id) => same.find(({ cell }) => cell.id === id))
    .find((found) => found !== undefined);
  return neighbour?.cell ?? mostCommon(same.map(({ cell }) => cell));
};

const leavesOf = (canvas: Canvas): readonly { readonly cell: Cell; readonly kind: string | undefined }[] => {
  const plain = canvas.context.type.vocabulary.nodes[0]?.id;
  return canvas.spec().nodes.flatMap(({ id, kind }) => {
    const cell = canvas.cells.get(id);
    const isLeaf = cell?.kind === 'vertex' && canvas.boxes.has(id);
    return isLeaf ? [{ cell, kind: kind === plain ? undefined : kind }] : [];
  });
};

const mostCommon = (cells: readonly Cell[]): Cell | undefined => {
  const counts = new Map<string, number>();
  for (const { style } of cells) counts.set(style, (counts.get(style) ?? 0) + 1);
  return cells.toSorted((a, b) => (counts.get(b.style) ?? 0) - (counts.get(a.style) ?? 0))[0];
};

const paletteKeys = [
  'fillColor',
  'strokeColor',
  'fontColor',
  'fontFamily',
  'fontSize',
  'strokeWidth',
  'shadow',
  'sketch',
];

const paletteOf = (canvas: Canvas): Record<string, string> => {
  const style = parseStyle(mostCommon(leavesOf(canvas).map(({ cell }) => cell))?.style ?? '');
  return Object.fromEntries(paletteKeys.flatMap((key) => (style[key] === undefined ? [] : [[key, style[key]]])));
};

/** The cells of a new node at its absolute place. */
export const shapeCells = (
  canvas: Canvas,
  node: SpecNode,
  shape: NewShape,
  box: Rect,
  parent: string,
): readonly Cell[] => {
  const origin = canvas.originOf(parent);
  const cell: Cell = {
    id: node.id,
    kind: 'vertex',
    parent,
    value: toLabelValue(node.label, shape.style) + (shape.caption === undefined ? '' : toCaptionValue(shape.caption)),
    style: shape.style,
    geometry: { ...box, x: Math.round(box.x - origin.x), y: Math.round(box.y - origin.y) },
  };
  const parts = shape.parts.map((part): Cell => {
    const style = writeStyle(part.style);
    const geometry = { x: part.offset?.x ?? 0, y: part.offset?.y ?? 0, ...part.size };
    return { id: part.id, kind: 'vertex', parent: node.id, value: toLabelValue(part.label, style), style, geometry };
  });
  return [cell, ...parts];
};
