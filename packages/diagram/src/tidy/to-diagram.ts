import { labelSizeOf } from '../edits/label-size.ts';
import { directionFrom, saidDirection } from '../edits/main-direction.ts';
import { type Diagram, type Direction, directions, parseStyle, type Shape, styleNumber } from '../model/index.ts';
import { labelText } from '../scene/index.ts';
import type { Unit, Units } from './read-units.ts';
import type { Sheet } from './sheet.ts';

/** The height of draw.io's own title of a swimlane, px. */
const usualTitle = 23;

/** The units and links of a page as a diagram to be laid out, in the direction that the page says, or that most of its lines have. */
export const toDiagram = (sheet: Sheet, { units, links }: Units): Diagram => {
  const hasLanes = units.some(({ kind }) => kind === 'lane');
  const shapes = hasLanes ? inPool(sheet, units) : units.map((unit) => toShape(sheet, unit));
  return {
    type: 'foreign',
    title: sheet.page.name,
    theme: '',
    direction: hasLanes ? laneDirection(sheet, units) : (saidDirection(sheet.page) ?? mainDirection({ units, links })),
    layout: hasLanes ? 'lanes' : 'layered',
    shapes,
    connectors: links.map(({ cell, from, to }) => ({
      id: cell.id,
      role: 'flow',
      from,
      to,
      label: cell.value === '' ? '' : labelText(cell),
      labelSize: labelSizeOf(cell),
      style: parseStyle(cell.style),
    })),
  };
};

/** Around lanes that no pool holds, so that they stay side by side; a page never gets it. */
const pool: Shape = {
  id: 'pool of lanes',
  role: 'pool',
  placing: 'lane',
  label: '',
  size: { width: 0, height: 0 },
  style: {},
  title: { side: 'top', size: 0 },
};

/** Lanes come in the order in which they lie. */
const inPool = (sheet: Sheet, units: readonly Unit[]): readonly Shape[] => {
  const along = laneDirection(sheet, units) === 'right' ? 'y' : 'x';
  const lanes = units.filter(({ kind }) => kind === 'lane').sort((one, other) => one.box[along] - other.box[along]);
  const others = units.filter(({ kind }) => kind !== 'lane');
  const shapes = [...lanes, ...others].map((unit): Shape => {
    const shape = toShape(sheet, unit);
    return unit.kind === 'lane' && unit.parent === undefined ? { ...shape, parent: pool.id } : shape;
  });
  return shapes.some(({ parent }) => parent === pool.id) ? [pool, ...shapes] : shapes;
};

const toShape = (sheet: Sheet, { id, box, kind, parent }: Unit): Shape => {
  const cell = sheet.cells.get(id);
  const style = parseStyle(cell?.style ?? '');
  const label = cell === undefined ? '' : labelText(cell);
  return {
    id,
    role: 'rhombus' in style ? 'decision' : 'step',
    placing: kind,
    label,
    size: kind === 'node' ? { width: Math.ceil(box.width), height: Math.ceil(box.height) } : { width: 120, height: 80 },
    style,
    ...(parent === undefined ? {} : { parent }),
    ...(kind === 'node' ? {} : { title: titleOf(sheet, id) }),
  };
};

/** What the title of a container takes: that of a swimlane, else its text at the top. */
const titleOf = (sheet: Sheet, id: string): NonNullable<Shape['title']> => {
  const style = parseStyle(sheet.cells.get(id)?.style ?? '');
  if ('swimlane' in style || style.shape === 'swimlane') {
    return { side: style.horizontal === '0' ? 'left' : 'top', size: styleNumber(style, 'startSize', usualTitle) };
  }
  const [box, text] = [sheet.boxes.get(id), sheet.facts.shapes.find(({ cell }) => cell.id === id)?.label?.box];
  const isOnTop = box !== undefined && text !== undefined && text.y < box.y + box.height / 2 && text.y >= box.y - 2;
  return { side: 'top', size: isOnTop ? Math.ceil(text.y + text.height - box.y) : 0 };
};

/** Lanes with their titles at the left lie below each other, and the flow runs to the right. */
const laneDirection = (sheet: Sheet, units: readonly Unit[]): Direction => {
  const lanes = units.filter(({ kind }) => kind === 'lane');
  const innermost = lanes.filter(({ id }) => !lanes.some(({ parent }) => parent === id));
  return innermost.every(({ id }) => titleOf(sheet, id).side === 'left') ? 'right' : 'down';
};

const mainDirection = ({ units, links }: Pick<Units, 'units' | 'links'>): Direction => {
  const boxes = new Map(units.map(({ id, box }) => [id, box]));
  const votes: Record<Direction, number> = { down: 0, right: 0, up: 0, left: 0 };
  for (const { from, to } of links) {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (start !== undefined && end !== undefined && from !== to) votes[directionFrom(start, end)] += 1;
  }
  const [best = 'down'] = directions.toSorted((one, other) => votes[other] - votes[one]);
  return best;
};
