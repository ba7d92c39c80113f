import { isBareText, isLabelInside } from '../checks/figures.ts';
import { boundsOf, type Cell, contains, grown, overlaps, parseStyle, type Rect } from '../model/index.ts';
import { shapeAt } from './move-shapes.ts';
import type { Sheet } from './sheet.ts';

/** What a layout moves as one: a shape with all that is drawn on it or belongs to it, or a container with units inside. */
export interface Unit {
  readonly id: string;
  /** The cells that move along, the one that the unit is named after first. What is inside them moves with them anyway. */
  readonly members: readonly string[];
  /** Around all members, absolute. */
  readonly box: Rect;
  readonly kind: 'node' | 'container' | 'lane';
  /** The unit around it. */
  readonly parent?: string;
}

/** A line between two units. */
export interface Link {
  readonly cell: Cell;
  readonly from: string;
  readonly to: string;
}

export interface Units {
  /** Parents before their children. */
  readonly units: readonly Unit[];
  readonly links: readonly Link[];
  /** Ids of shapes that no line leads to and that stand near no unit, such as the page's title. */
  readonly apart: readonly string[];
}

/** How near to a unit something without lines belongs to it, px. */
const nearby = 12;

/**
 * Reads a page that anybody drew as units and links. Stacks, tables and groups of drawings stay as they are inside; a shape
 * that other units lie upon is their container, whatever the file says of their parents.
 */
export const readUnits = (sheet: Sheet): Units => {
  const opened = openedHolders(sheet);
  const top = [...sheet.boxes.keys()].filter((id) => isUnit(sheet, id, opened));
  const ends = sheet.facts.edges.flatMap(({ cell }) => {
    const from = sheet.terminalOf(cell.source) ?? shapeAt(sheet, cell.id, cell.geometry?.sourcePoint);
    const to = sheet.terminalOf(cell.target) ?? shapeAt(sheet, cell.id, cell.geometry?.targetPoint);
    return [{ cell, from: unitAround(sheet, from, opened), to: unitAround(sheet, to, opened) }];
  });
  const links = ends.flatMap(({ cell, from, to }) =>
    from === undefined || to === undefined ? [] : [{ cell, from, to }],
  );
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const grounds = groundsOf(sheet, top, linked);
  const holders = new Set([...opened, ...grounds.values()]);
  const isMain = (id: string): boolean => linked.has(id) || holders.has(id);
  const main = top.filter(isMain);
  const companions = new Map<string, string[]>();
  const apart: string[] = [];
  for (const id of top.filter((other) => !isMain(other))) {
    const owner = ownerOf(
      sheet,
      id,
      main.filter((other) => !holders.has(other)),
    );
    if (owner === undefined) apart.push(id);
    else companions.set(owner, [...(companions.get(owner) ?? []), id]);
  }
  const lanes = lanesAmong(sheet, [...opened]);
  const units = main.map((id): Unit => {
    const parent = grounds.get(id) ?? holderOf(sheet, id, opened);
    const members = [id, ...(companions.get(id) ?? [])];
    const box = boundsOf(members.flatMap((member) => claimOf(sheet, member))) ?? noBox;
    const kind = lanes.has(id) ? 'lane' : holders.has(id) ? 'container' : 'node';
    return { id, members, box, kind, ...(parent === undefined ? {} : { parent }) };
  });
  return { units: parentsFirst(units), links, apart };
};

/** The box of a shape, and of its text where that stands beside it. */
const claimOf = (sheet: Sheet, id: string): readonly Rect[] => {
  const box = sheet.boxes.get(id);
  const shape = sheet.facts.shapes.find(({ cell }) => cell.id === id);
  if (box === undefined) return [];
  return shape?.label === undefined || isLabelInside(shape) ? [box] : [box, shape.label.box];
};

const noBox: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Containers into which lines lead, so that what is inside them is laid out, too. */
const openedHolders = (sheet: Sheet): ReadonlySet<string> => {
  const opened = new Set<string>();
  for (const { cell } of sheet.facts.edges) {
    for (const end of [sheet.terminalOf(cell.source), sheet.terminalOf(cell.target)]) {
      if (end === undefined) continue;
      const around = sheet.facts.around(end).filter((id) => sheet.boxes.has(id));
      const outermostClosed = around.findLastIndex((id) => isClosed(sheet, id));
      for (const id of around.slice(outermostClosed + 1)) opened.add(id);
    }
  }
  return opened;
};

/** Stacks and tables keep the order of their rows, groups are drawings, ports stand on borders. */
const isClosed = (sheet: Sheet, id: string): boolean => {
  const style = parseStyle(sheet.cells.get(id)?.style ?? '');
  const isTable = style.shape === 'table' || style.shape === 'tableRow';
  return (
    style.childLayout !== undefined ||
    isTable ||
    'group' in style ||
    sheet.childrenOf(id).every(({ geometry, kind }) => kind === 'edge' || geometry?.relative === true)
  );
};

/** True for a shape on a layer or directly in an opened container. */
const isUnit = (sheet: Sheet, id: string, opened: ReadonlySet<string>): boolean => {
  const cell = sheet.cells.get(id);
  if (cell === undefined || cell.geometry?.relative === true) return false;
  return sheet.facts.around(id).every((outer) => opened.has(outer) || !sheet.boxes.has(outer));
};

const unitAround = (sheet: Sheet, id: string | undefined, opened: ReadonlySet<string>): string | undefined =>
  id === undefined ? undefined : [id, ...sheet.facts.around(id)].find((outer) => isUnit(sheet, outer, opened));

const holderOf = (sheet: Sheet, id: string, opened: ReadonlySet<string>): string | undefined =>
  sheet.facts.around(id).find((outer) => opened.has(outer));

/** For each unit with lines the smallest shape below it that it lies wholly upon, among those with the same parent. */
const groundsOf = (sheet: Sheet, ids: readonly string[], linked: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const grounds = new Map<string, string>();
  const candidates = new Set(ids);
  for (const id of ids) {
    const box = sheet.boxes.get(id);
    if (box === undefined) continue;
    const near = sheet.facts.shapesNear(box);
    const below = near
      .slice(
        0,
        near.findIndex(({ cell }) => cell.id === id),
      )
      .filter(({ cell, bounds, figure, style }) => {
        const isSibling = candidates.has(cell.id) && cell.parent === sheet.cells.get(id)?.parent;
        const isLarger = bounds.width * bounds.height > 2 * box.width * box.height;
        return isSibling && isLarger && !isBareText({ figure, style }) && contains(bounds, box);
      })
      .sort((one, other) => one.bounds.width * one.bounds.height - other.bounds.width * other.bounds.height);
    const [ground] = below;
    if (ground !== undefined && (linked.has(id) || grounds.has(id))) grounds.set(id, ground.cell.id);
  }
  // A ground may lie on a ground itself.
  for (const ground of new Set(grounds.values())) {
    const box = sheet.boxes.get(ground);
    const outer = [...new Set(grounds.values())].filter((other) => {
      const around = sheet.boxes.get(other);
      return other !== ground && box !== undefined && around !== undefined && contains(around, box) && around !== box;
    });
    const [smallest] = outer.sort((one, other) => areaOf(sheet, one) - areaOf(sheet, other));
    if (smallest !== undefined && areaOf(sheet, smallest) > areaOf(sheet, ground)) grounds.set(ground, smallest);
  }
  return grounds;
};

const areaOf = (sheet: Sheet, id: string): number => {
  const { width, height } = sheet.boxes.get(id) ?? noBox;
  return width * height;
};

/** The unit that something without lines touches or stands next to. */
const ownerOf = (sheet: Sheet, id: string, units: readonly string[]): string | undefined => {
  const box = sheet.boxes.get(id);
  const parent = sheet.cells.get(id)?.parent;
  if (box === undefined) return undefined;
  const shared = (other: string): number => {
    const around = grown(sheet.boxes.get(other) ?? noBox, nearby);
    if (sheet.cells.get(other)?.parent !== parent || !overlaps(around, box)) return 0;
    const across = Math.min(around.x + around.width, box.x + box.width) - Math.max(around.x, box.x);
    const down = Math.min(around.y + around.height, box.y + box.height) - Math.max(around.y, box.y);
    return across * down;
  };
  const [best] = units.map((unit) => ({ unit, area: shared(unit) })).sort((one, other) => other.area - one.area);
  return best === undefined || best.area === 0 ? undefined : best.unit;
};

/** Opened swimlanes of one parent that lie side by side, with the pool around them. */
const lanesAmong = (sheet: Sheet, opened: readonly string[]): ReadonlySet<string> => {
  const lanes = new Set<string>();
  const swimlanes = [...sheet.boxes.keys()].filter((id) => /(^|;)\s*swimlane/.test(sheet.cells.get(id)?.style ?? ''));
  for (const id of swimlanes) {
    const box = sheet.boxes.get(id);
    const parent = sheet.cells.get(id)?.parent;
    const beside = swimlanes.some((other) => {
      const next = sheet.boxes.get(other);
      if (other === id || box === undefined || next === undefined || sheet.cells.get(other)?.parent !== parent)
        return false;
      const isColumn = Math.abs(box.y - next.y) < 3 && Math.abs(box.height - next.height) < 3;
      const isRow = Math.abs(box.x - next.x) < 3 && Math.abs(box.width - next.width) < 3;
      return (isColumn || isRow) && overlaps(grown(box, 2), next);
    });
    if (!beside || !opened.includes(id)) continue;
    lanes.add(id);
    if (parent !== undefined && opened.includes(parent)) lanes.add(parent);
  }
  return lanes;
};

const parentsFirst = (units: readonly Unit[]): readonly Unit[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const depth = (unit: Unit): number => {
    let steps = 0;
    for (let outer = unit.parent; outer !== undefined && steps < units.length; outer = byId.get(outer)?.parent)
      steps += 1;
    return steps;
  };
  return units
    .map((unit) => ({ unit, level: depth(unit) }))
    .sort((a, b) => a.level - b.level)
    .map(({ unit }) => unit);
};
