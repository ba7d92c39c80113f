import { checkPage } from '../checks/index.ts';
import { type LayoutTools, layOut } from '../layout/index.ts';
import { boundsOf, overlaps, type Page, type Placement, type Point, type Rect } from '../model/index.ts';
import { moveShapes } from './move-shapes.ts';
import { readUnits, type Unit, type Units } from './read-units.ts';
import { repairPage } from './repair-page.ts';
import { routeLines } from './route-lines.ts';
import { readSheet, type Sheet } from './sheet.ts';
import { toDiagram } from './to-diagram.ts';

/** Beyond this many units a layout would take longer than anybody waits. */
const mostUnits = 1500;

/**
 * Lays a page out anew that anybody drew, and leads its lines anew. Groups, sizes, looks, ids and all that we do not understand
 * stay. A page whose places mean something, such as a plan or a sequence of messages, is only repaired, and so is one that a new
 * layout would leave harder to read. A page never comes back with more findings than before.
 */
export const tidyPage = async (page: Page, tools: LayoutTools): Promise<Page> => {
  const repaired = repairPage(page);
  const sheet = readSheet(page);
  const found = readUnits(sheet);
  if (!isGraph(sheet, found)) return repaired;
  const diagram = toDiagram(sheet, found);
  const placement = await layOut(diagram, tools);
  const laidOut = repairPage(applied(sheet, found, placement));
  return checkPage(laidOut).length <= checkPage(page).length ? laidOut : repaired;
};

/** True where lines say how things belong together: hardly anything among them has none, and nothing stands for a moment in time. */
const isGraph = ({ facts, boxes }: Sheet, { units, links, apart }: Units): boolean => {
  const nodes = units.filter(({ kind }) => kind === 'node').length;
  if (nodes < 2 || links.length === 0 || units.length > mostUnits) return false;
  if (facts.shapes.some(({ figure }) => figure === 'umlLifeline')) return false;
  const around = boundsOf(units.map(({ box }) => box));
  const amid = apart.filter((id) => {
    const box = boxes.get(id);
    return around !== undefined && box !== undefined && overlaps(around, box);
  });
  return 5 * amid.length <= nodes;
};

const applied = (sheet: Sheet, found: Units, placement: Placement): Page => {
  const boxes = new Map<string, Rect>();
  for (const { id, members, box, kind } of found.units) {
    const now = placement.shapes.get(id);
    if (now === undefined) continue;
    for (const member of members) {
      const before = sheet.boxes.get(member);
      if (before === undefined) continue;
      const isHolder = kind !== 'node' && member === id;
      const moved = { ...before, x: Math.round(before.x + now.x - box.x), y: Math.round(before.y + now.y - box.y) };
      boxes.set(member, isHolder ? rounded(now) : moved);
    }
  }
  const shift = originShift(sheet, found, boxes);
  const placed = new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + shift.x, y: box.y + shift.y }]));
  for (const [id, box] of besideAll(sheet, found, placed)) placed.set(id, box);
  const moved = moveShapes(sheet, placed);
  const lines = new Set(found.links.map(({ cell }) => cell.id));
  return routeLines(moved, lines, waysOf(sheet, found, placement, shift));
};

const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

/** The page stays where it was on the sheet: the top left of all that was laid out keeps its place. */
const originShift = (sheet: Sheet, { units }: Units, boxes: ReadonlyMap<string, Rect>): Point => {
  const before = boundsOf(units.flatMap(({ members }) => members.flatMap((id) => sheet.boxes.get(id) ?? [])));
  const now = boundsOf(boxes.values());
  return before === undefined || now === undefined
    ? { x: 0, y: 0 }
    : { x: Math.round(before.x - now.x), y: Math.round(before.y - now.y) };
};

/** What stands apart keeps its side: above, left of, right of or below all that was laid out. */
const besideAll = (
  sheet: Sheet,
  { units, apart }: Units,
  placed: ReadonlyMap<string, Rect>,
): ReadonlyMap<string, Rect> => {
  const before = boundsOf(units.flatMap(({ members }) => members.flatMap((id) => sheet.boxes.get(id) ?? [])));
  const now = boundsOf(placed.values());
  const boxes = new Map<string, Rect>();
  if (before === undefined || now === undefined) return boxes;
  let below = now.y + now.height + 40;
  for (const id of apart) {
    const box = sheet.boxes.get(id);
    if (box === undefined) continue;
    const isAbove = box.y + box.height <= before.y;
    const isLeft = box.x + box.width <= before.x;
    if (isAbove || isLeft) continue;
    if (box.x >= before.x + before.width) boxes.set(id, { ...box, x: box.x + now.width - before.width });
    else if (box.y >= before.y + before.height) boxes.set(id, { ...box, y: box.y + now.height - before.height });
    else {
      // It stood in the middle of things that are now elsewhere.
      boxes.set(id, { ...box, x: now.x, y: below });
      below += box.height + 20;
    }
  }
  return boxes;
};

/** The ways that the layout found, for lines whose ends are the units themselves and not parts of them. */
const waysOf = (
  sheet: Sheet,
  { units, links }: Units,
  { routes }: Placement,
  shift: Point,
): ReadonlyMap<string, readonly Point[]> => {
  const isAlone = ({ id, members, box }: Unit): boolean => {
    const own = sheet.boxes.get(id);
    return members.length === 1 && own !== undefined && own.width === box.width && own.height === box.height;
  };
  const alone = new Set(units.filter(isAlone).map(({ id }) => id));
  const ways = new Map<string, readonly Point[]>();
  for (const { cell, from, to } of links) {
    const isWhole = sheet.terminalOf(cell.source) === from && sheet.terminalOf(cell.target) === to;
    const points = routes.get(cell.id)?.points;
    if (!isWhole || !alone.has(from) || !alone.has(to) || points === undefined) continue;
    ways.set(
      cell.id,
      points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })),
    );
  }
  return ways;
};
