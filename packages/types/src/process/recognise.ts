import {
  centreOf,
  contains,
  type DiagramSpec,
  type Page,
  type SpecEdge,
  type SpecGroup,
} from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import { isDotted } from '../families/flow/compose-flow-line.ts';
import { readStep } from '../families/flow/read-step.ts';
import type { PageGraph } from '../families/recognise/read-graph.ts';
import { readMeaning } from '../families/recognise/read-meaning.ts';
import { isNote, readNotes } from '../families/recognise/read-notes.ts';
import { readPageMeta } from '../families/recognise/read-page-meta.ts';
import { usualDirection } from './usual-direction.ts';
import { processVocabulary } from './vocabulary.ts';

/** Swimlanes become lanes and pools, other shapes become steps of the lane that holds them or that they lie in. */
export const recogniseProcess = (page: Page): DiagramSpec => {
  const graph = readMeaning(page);
  const parents = new Set(graph.shapes.map(({ cell }) => graph.parentOf(cell.id)));
  const holders = graph.shapes.filter((shape) => isHolder(shape, parents));
  const groups = inPlaceOrder(
    holders.filter((shape) => !isFrame(shape, page, graph)),
    graph,
  );
  const holderIds = new Set(holders.map(({ cell }) => cell.id));
  const groupIds = new Set(groups.map(({ cell }) => cell.id));
  const isNode = (shape: SceneShape): boolean => {
    const { cell } = shape;
    const parent = graph.parentOf(cell.id);
    return !isNote(shape) && !holderIds.has(cell.id) && (parent === undefined || holderIds.has(parent));
  };
  const nodes = graph.shapes.filter(isNode);
  const nodeIds = new Set(nodes.map(({ cell }) => cell.id));
  const meta = readPageMeta(page);
  const direction = meta.direction ?? directionOf(groups);
  const isForeign = meta.type !== 'process';
  const groupOf = (id: string): string | undefined => {
    const parent = graph.parentOf(id);
    return parent !== undefined && groupIds.has(parent) ? parent : undefined;
  };
  return {
    schemaVersion: 1,
    type: 'process',
    title: page.name,
    ...(direction === undefined || direction === usualDirection(nodes) ? {} : { direction }),
    groups: groups.map((shape) => toGroup(shape, groupOf(shape.cell.id), graph, isForeign ? groups : [])),
    nodes: nodes.map((shape) => readStep(shape, graph, processVocabulary.nodes, laneOf(shape, groups, groupOf))),
    edges: graph.edges.flatMap((edge) => toEdge(edge, nodeIds, graph)),
    notes: readNotes(graph),
  };
};

const isHolder = ({ figure, cell, style }: SceneShape, parents: ReadonlySet<string | undefined>): boolean =>
  figure === 'swimlane' || style.dlFrame === '1' || parents.has(cell.id);

/** Lanes of one pool from top to bottom or from left to right, so that one that was dragged past another comes before it. */
const inPlaceOrder = (groups: readonly SceneShape[], graph: PageGraph): readonly SceneShape[] => {
  const siblingsOf = new Map<string | undefined, SceneShape[]>();
  for (const group of groups) {
    const parent = graph.parentOf(group.cell.id);
    siblingsOf.set(parent, [...(siblingsOf.get(parent) ?? []), group]);
  }
  for (const siblings of siblingsOf.values()) siblings.sort((a, b) => placeOf(a) - placeOf(b));
  return groups.map((group) => siblingsOf.get(graph.parentOf(group.cell.id))?.shift() ?? group);
};

const placeOf = ({ bounds, style }: SceneShape): number => (style.horizontal === '0' ? bounds.y : bounds.x);

/** A pool that only carries the diagram's title, for as long as it does. */
const isFrame = ({ cell, style }: SceneShape, page: Page, graph: PageGraph): boolean =>
  style.dlFrame === '1' && graph.labelOf(cell.id) === page.name.replace(/\s+/g, ' ').trim();

const directionOf = (groups: readonly SceneShape[]): 'right' | 'down' | undefined => {
  if (groups.length === 0) return undefined;
  return groups.some(({ style }) => style.horizontal === '0') ? 'right' : 'down';
};

/** Our own pools say that they are; on a foreign page a swimlane that holds others is one. */
const toGroup = (
  { cell, style }: SceneShape,
  parent: string | undefined,
  graph: PageGraph,
  foreign: readonly SceneShape[],
): SpecGroup => {
  const holdsGroups = foreign.some((other) => graph.parentOf(other.cell.id) === cell.id);
  const kind = style.dlKind ?? (holdsGroups ? 'pool' : undefined);
  return {
    id: cell.id,
    label: graph.labelOf(cell.id),
    ...(kind === undefined ? {} : { kind }),
    ...(parent === undefined ? {} : { parent }),
  };
};

/** The group that holds a shape; for a shape on the page itself the smallest group that it lies in. */
const laneOf = (
  { cell, style, bounds }: SceneShape,
  groups: readonly SceneShape[],
  groupOf: (id: string) => string | undefined,
): string | undefined => {
  const held = groupOf(cell.id);
  if (held !== undefined) return style.dlLane === encodeURIComponent(held) ? undefined : held;
  const middle = { ...centreOf(bounds), width: 0, height: 0 };
  const around = groups.filter((group) => contains(group.bounds, middle));
  const area = (group: SceneShape): number => group.bounds.width * group.bounds.height;
  return around.sort((a, b) => area(a) - area(b))[0]?.cell.id;
};

const toEdge = ({ cell, style }: SceneEdge, nodeIds: ReadonlySet<string>, graph: PageGraph): readonly SpecEdge[] => {
  const { source, target } = cell;
  if (source === undefined || target === undefined || !nodeIds.has(source) || !nodeIds.has(target)) return [];
  const kind = style.dlKind ?? (style.dashed === '1' && !isDotted(style) ? 'message' : undefined);
  return [
    { id: cell.id, from: source, to: target, label: graph.labelOf(cell.id), ...(kind === undefined ? {} : { kind }) },
  ];
};
