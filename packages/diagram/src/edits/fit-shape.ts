import {
  type Cell,
  type CellChange,
  type Geometry,
  overlaps,
  parseStyle,
  type Rect,
  withStyleValues,
} from '../model/index.ts';
import { type Canvas, put, withChanges } from './canvas.ts';
import { growShape } from './grow-shape.ts';
import { neededHeight } from './needed-height.ts';

/**
 * Makes a shape large enough for its label and keeps its middle: one of our own as its type would compose it, with what is
 * around it moving away where it has to; a foreign one by its own font and width, as long as it does not come over another
 * shape. The same page for shapes that hold others and where the label fits.
 */
export const fitShape = (canvas: Canvas, id: string): Canvas => {
  const cell = canvas.cells.get(id);
  if (cell?.geometry === undefined || cell.kind !== 'vertex') return canvas;
  return canvas.isOwn ? fitOwn(canvas, cell) : withChanges(canvas, fitForeign(canvas, cell, cell.geometry));
};

const fitOwn = (canvas: Canvas, cell: Cell): Canvas => {
  const spec = canvas.spec();
  if (!spec.nodes.some((node) => node.id === cell.id)) return canvas;
  const shape = canvas.context.type
    .compose(
      { ...spec, nodes: spec.nodes.filter((node) => node.id === cell.id), edges: [], groups: [], notes: [] },
      canvas.context.look,
    )
    .shapes.find((composed) => composed.id === cell.id);
  // A layout stretches lifelines, so their composed height says nothing.
  if (shape === undefined || shape.placing !== 'node') return canvas;
  const { spacingLeft = '', spacingRight = '' } = shape.style;
  const style = withStyleValues(cell.style, { spacingLeft, spacingRight });
  const spaced = style === cell.style ? canvas : withChanges(canvas, [put(canvas, { ...cell, style })]);
  return growShape(spaced, cell.id, {
    width: Math.ceil(shape.size.width),
    height: Math.ceil(shape.size.height),
  });
};

/** Rows of a box are placed by the box; labels outside their shape, as under an icon, need no room inside. */
const fitForeign = (canvas: Canvas, cell: Cell, geometry: Geometry): readonly CellChange[] => {
  const box = canvas.boxes.get(cell.id);
  const { verticalLabelPosition = 'middle', labelPosition = 'center' } = parseStyle(cell.style);
  const isRow = parseStyle(canvas.cells.get(cell.parent ?? '')?.style ?? '').childLayout !== undefined;
  const isInside = verticalLabelPosition === 'middle' && labelPosition === 'center';
  if (box === undefined || isRow || !isInside || geometry.relative || canvas.childrenOf(cell.id).length > 0) return [];
  const more = neededHeight(cell.value, cell.style, geometry) - geometry.height;
  if (more <= 0) return [];
  const shift = [-more / 2, 0, -more].find((up) =>
    isFreeFor(canvas, cell, { ...box, y: box.y + up, height: box.height + more }),
  );
  if (shift === undefined) return [];
  return [put(canvas, { ...cell, geometry: { ...geometry, y: geometry.y + shift, height: geometry.height + more } })];
};

/** True where the box comes over nothing that the shape was not over before. */
const isFreeFor = (canvas: Canvas, cell: Cell, grown: Rect): boolean => {
  const before = canvas.boxes.get(cell.id);
  return [...canvas.boxes].every(
    ([id, box]) => id === cell.id || !overlaps(grown, box) || (before !== undefined && overlaps(before, box)),
  );
};
