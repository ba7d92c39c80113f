import type { Cell, Geometry, Point } from '../model/index.ts';
import { type CellLayout, deeper } from './cell-layout.ts';
import { writeAttributes } from './xml/encode-attribute.ts';

export type WrittenAttributes = Readonly<Record<string, string | undefined>>;

/** Writes a cell in our canonical form: fixed order of attributes, an element a line. */
export const writeCell = (cell: Cell, layout: CellLayout): string => {
  if (cell.wrapper === undefined) return writeMxCell(cell, cellAttributes(cell), layout);
  const tag = cell.wrapper.tag;
  const inner = writeMxCell(cell, cellAttributes(cell), deeper(layout));
  return `<${tag}${writeAttributes(wrapperAttributes(cell))}>${deeper(layout).lineStart}${inner}${layout.lineStart}</${tag}>`;
};

/** What the wrapper says; nothing for a cell without one. */
export const wrapperAttributes = (cell: Cell): WrittenAttributes =>
  cell.wrapper === undefined ? {} : { label: cell.value, ...cell.wrapper.attributes, id: cell.id };

/** What `<mxCell>` says, in the order in which it says it; undefined for what it leaves out. */
export const cellAttributes = (cell: Cell): WrittenAttributes => ({
  id: cell.wrapper === undefined ? cell.id : undefined,
  value: cell.wrapper === undefined && cell.value !== '' ? cell.value : undefined,
  style: cell.style === '' ? undefined : cell.style,
  vertex: cell.kind === 'vertex' ? '1' : undefined,
  edge: cell.kind === 'edge' ? '1' : undefined,
  parent: cell.parent,
  source: cell.source,
  target: cell.target,
  ...cell.attributes,
});

const writeMxCell = (cell: Cell, attributes: WrittenAttributes, layout: CellLayout): string => {
  const tag = `mxCell${writeAttributes(attributes)}`;
  if (cell.geometry === undefined) return `<${tag} />`;
  const inner = deeper(layout);
  return `<${tag}>${inner.lineStart}${writeGeometry(cell.geometry, inner)}${layout.lineStart}</mxCell>`;
};

export const writeGeometry = (geometry: Geometry, layout: CellLayout): string => {
  const tag = `mxGeometry${writeAttributes(geometryAttributes(geometry))}`;
  const content = writeGeometryContent(geometry, layout);
  return content === '' ? `<${tag} />` : `<${tag}>${content}</mxGeometry>`;
};

/** What stands between `<mxGeometry>` and its end; the layout is that of the element itself. */
export const writeGeometryContent = (geometry: Geometry, layout: CellLayout): string => {
  const { lineStart } = deeper(layout);
  const children = [
    ...writePoint(geometry.sourcePoint, 'sourcePoint'),
    ...writePoint(geometry.targetPoint, 'targetPoint'),
    ...(geometry.points === undefined ? [] : [writePoints(geometry.points, deeper(layout))]),
    ...writePoint(geometry.offset, 'offset'),
    ...(geometry.rest === undefined ? [] : [geometry.rest]),
  ];
  return children.length === 0 ? '' : children.map((child) => lineStart + child).join('') + layout.lineStart;
};

/** draw.io leaves zeros out. */
export const geometryAttributes = (geometry: Geometry): WrittenAttributes => ({
  x: nonZero(geometry.x),
  y: nonZero(geometry.y),
  width: nonZero(geometry.width),
  height: nonZero(geometry.height),
  relative: geometry.relative === true ? '1' : undefined,
  as: 'geometry',
});

const writePoints = (points: readonly Point[], layout: CellLayout): string => {
  if (points.length === 0) return '<Array as="points" />';
  const lines = points.map((point) => `${deeper(layout).lineStart}<mxPoint${writeAttributes(place(point))} />`);
  return `<Array as="points">${lines.join('')}${layout.lineStart}</Array>`;
};

const writePoint = (point: Point | undefined, as: string): string[] =>
  point === undefined ? [] : [`<mxPoint${writeAttributes({ ...place(point), as })} />`];

const place = ({ x, y }: Point): Record<string, string> => ({ x: writeNumber(x), y: writeNumber(y) });

const nonZero = (value: number): string | undefined => (value === 0 ? undefined : writeNumber(value));

/** Numbers as people write them; what is none becomes 0. */
const writeNumber = (value: number): string => (Number.isFinite(value) ? String(value + 0) : '0');
