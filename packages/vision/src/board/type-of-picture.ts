import type { Point } from '@diagloom/diagram/model';
import type { BoardReading, ReadConnector, ReadShape } from './board-reading.ts';
import { columnType } from './read-row.ts';
import { flowTogether, isTree, rootOf } from './read-tree.ts';
import { areUseCases, isMachine } from './read-uml.ts';
import { typeOfReading } from './to-spec.ts';

export type PictureType =
  | ReturnType<typeof typeOfReading>
  | 'process'
  | 'sequence'
  | 'uml'
  | 'logical'
  | 'physical'
  | 'orgchart'
  | 'mind-map'
  | 'network'
  | 'architecture'
  | 'deployment'
  | 'conceptual';

/** What kind of diagram a picture shows, by what its shapes are and how they hang together. */
export const typeOfPicture = (reading: BoardReading): PictureType => {
  const { shapes, connectors } = reading;
  if (shapes.filter(({ kind }) => kind === 'participant').length >= 2) return 'sequence';
  const tables = shapes.filter(({ kind }) => kind === 'table');
  const parts = shapes.filter(({ kind }) => kind !== 'text' && !frames.has(kind));
  if (tables.length > 0 && tables.length >= 0.4 * parts.length) return typeOfTables(tables);
  if (shapes.some(({ kind }) => kind === 'lane')) return 'process';
  if (areUseCases(reading) || isMachine(reading)) return 'uml';
  const isPlain = parts.every(({ kind }) => boxes.has(kind));
  const hasHeads = connectors.some(({ head }) => head !== 'none') && !flowTogether(connectors);
  const holders = new Set(shapes.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  const hasSteps = shapes.some(({ kind }) => kind === 'diamond' || kind === 'parallelogram' || kind === 'pill');
  if (isPlain && !hasSteps && holders.size === 0 && areRelations(connectors)) return 'conceptual';
  if (!hasHeads && connectors.length > 1 && holders.size > 0) return 'network';
  if (!hasHeads && connectors.length > 0 && isPlain && isTree(reading)) return typeOfTree(reading);
  if (!hasSteps && holders.size > 0 && connectors.length > 0 && hasHeads)
    return areMachines(shapes.filter(({ id }) => holders.has(id))) ? 'deployment' : 'architecture';
  if (!hasHeads && connectors.length > 1) return 'network';
  return typeOfReading(reading);
};

const frames: ReadonlySet<ReadShape['kind']> = new Set(['lane', 'pool', 'fragment', 'section']);
const boxes: ReadonlySet<ReadShape['kind']> = new Set(['rectangle', 'rounded', 'pill', 'circle', 'hexagon']);

/** Most lines have marks at both ends, which say how many of one belong to how many of the other. */
const areRelations = (connectors: readonly ReadConnector[]): boolean =>
  connectors.length > 1 && connectors.filter(hasMarks).length >= 0.6 * connectors.length;

const hasMarks = ({ head, atFrom, atTo }: ReadConnector): boolean =>
  head === 'both' || (head === 'none' && atFrom !== undefined && atTo !== undefined);

/** What programs run on or in, as names of containers say it; those of an architecture are layers and parts. */
const machine =
  /\b(?:hosts?|nodes?|clusters?|namespaces?|regions?|zones?|runtimes?|servers?|pods?|containers?|machines?|devices?|vms?|docker|kubernetes)\b/i;

const areMachines = (holders: readonly ReadShape[]): boolean =>
  holders.filter(({ label }) => machine.test(label)).length >= 0.6 * holders.length;

/** So many rows of tables that show no keys say what a column holds. */
const leastColumns = 0.7;

/** Keys make tables; their columns have types where they are of a database. */
const typeOfTables = (tables: readonly ReadShape[]): PictureType => {
  const rows = tables.flatMap((table) => table.rows ?? []);
  const isClass =
    rows.some((row) => /^[-+#~]\s*\w|^\w+\s*\([^)]*\)\s*(?::|$)/.test(row)) ||
    tables.some(({ label }) => /[«<]{1,2}\w/.test(label));
  if (isClass) return 'uml';
  // Without keys, columns are told by what databases hold; classes have a colon before that.
  const columns = rows.filter((row) => columnType.test(row) && !row.includes(':'));
  const hasKeys = rows.some((row) => /\b(?:PK|FK)\b/.test(row));
  if (!hasKeys) return columns.length >= leastColumns * rows.length && rows.length > 0 ? 'physical' : 'uml';
  const typed = rows.filter((row) => /:\s*\w/.test(row) || columnType.test(row));
  return typed.length > 0.5 * rows.length ? 'physical' : 'logical';
};

/** Branches of a mind map are curved, or lead from its middle to both sides; where all parts stand below the first, it is no middle. */
const typeOfTree = ({ shapes, connectors }: BoardReading): PictureType => {
  const root = rootOf(shapes, connectors);
  if (root === undefined) return 'orgchart';
  const tied = new Set(connectors.flatMap(({ from, to }) => [from, to]));
  const others = shapes.filter(({ id }) => id !== root.id && tied.has(id));
  if (others.every(({ box }) => box.y >= root.box.y + root.box.height)) return 'orgchart';
  const bent = connectors.filter(({ route }) => !isSquare(route));
  if (bent.length > 0.3 * connectors.length) return 'mind-map';
  const sides = connectors.flatMap(({ from, to, route }) => {
    const start = from === root.id ? route[0] : to === root.id ? route.at(-1) : undefined;
    return start === undefined ? [] : [sideOf(root.box, start)];
  });
  return sides.includes('left') && sides.includes('right') ? 'mind-map' : 'orgchart';
};

/** The edge of a shape at which a line leaves it. */
const sideOf = ({ x, y, width, height }: ReadShape['box'], point: Point): 'left' | 'right' | 'other' => {
  const level = Math.min(Math.abs(point.y - y), Math.abs(point.y - y - height));
  const [left, right] = [Math.abs(point.x - x), Math.abs(point.x - x - width)];
  if (level <= Math.min(left, right)) return 'other';
  return left < right ? 'left' : 'right';
};

const isSquare = (route: readonly Point[]): boolean =>
  route.slice(1).every((to, index) => {
    const from = route[index] ?? to;
    return Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) <= 3;
  });
