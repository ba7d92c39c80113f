import type { DiagramSpec, Page, SpecEdge, SpecGroup, SpecNode } from '@diagloom/diagram/model';
import type { SceneEdge, SceneShape } from '@diagloom/diagram/scene';
import type { PageGraph } from '../recognise/read-graph.ts';
import { readMeaning } from '../recognise/read-meaning.ts';
import { readPageMeta } from '../recognise/read-page-meta.ts';
import { areaKindOf, nodeKindOf } from './guess-kind.ts';
import type { Topology } from './topology.ts';
import { usualDirection } from './usual-direction.ts';

/**
 * Shapes become nodes, shapes that hold others groups, connected lines links. On our own pages the kinds stand in the
 * styles; on foreign ones figures, stencils and words tell them.
 */
export const recogniseTopology =
  (topology: Topology) =>
  (page: Page): DiagramSpec => {
    const graph = readMeaning(page);
    const meta = readPageMeta(page);
    const isForeign = meta.type === undefined;
    const holders = new Set(graph.shapes.map(({ cell }) => graph.parentOf(cell.id)));
    const isGroup = ({ cell, figure, style }: SceneShape): boolean =>
      figure === 'swimlane' || style.container === '1' || (holders.has(cell.id) && cell.kind === 'vertex');
    const groups = graph.shapes.filter(isGroup);
    const groupIds = new Set(groups.map(({ cell }) => cell.id));
    const nodes = graph.shapes.filter((shape) => !groupIds.has(shape.cell.id) && !isCaption(shape, graph));
    const ends = new Set([...groupIds, ...nodes.map(({ cell }) => cell.id)]);
    const reading: Reading = { topology, graph, isForeign };
    const spec: DiagramSpec = {
      schemaVersion: 1,
      type: topology.type,
      title: page.name,
      groups: parentsFirst(groups.map((shape) => toGroup(shape, reading))),
      nodes: nodes.map((shape) => toNode(shape, reading)),
      edges: graph.edges.flatMap((edge) => toLine(edge, ends, reading)),
      notes: [],
    };
    const isUsual = meta.direction === undefined || meta.direction === usualDirection(spec, topology);
    return isUsual ? spec : { ...spec, direction: meta.direction };
  };

interface Reading {
  readonly topology: Topology;
  readonly graph: PageGraph;
  readonly isForeign: boolean;
}

/** A bare text that nothing is tied to describes a picture rather than being a part of what it shows. */
const isCaption = ({ cell, figure }: SceneShape, graph: PageGraph): boolean =>
  (figure === 'text' || /^text;|;text;/.test(cell.style)) &&
  !graph.edges.some((edge) => edge.cell.source === cell.id || edge.cell.target === cell.id);

const toGroup = (shape: SceneShape, { topology, graph, isForeign }: Reading): SpecGroup => {
  const { id } = shape.cell;
  const label = graph.labelOf(id);
  const kind = shape.style.dlKind ?? (isForeign ? areaKindOf(label, shape, topology.vocabulary.groups) : undefined);
  const parent = graph.parentOf(id);
  return { id, label, ...(kind === undefined ? {} : { kind }), ...(parent === undefined ? {} : { parent }) };
};

/** A spec names parents before their children; a foreign file need not. */
const parentsFirst = (groups: readonly SpecGroup[]): readonly SpecGroup[] => {
  const sorted: SpecGroup[] = [];
  const waiting = [...groups];
  while (waiting.length > 0) {
    const known = new Set(sorted.map(({ id }) => id));
    const next = waiting.findIndex(({ parent }) => parent === undefined || known.has(parent));
    sorted.push(...waiting.splice(Math.max(0, next), 1));
  }
  return sorted;
};

const toNode = (shape: SceneShape, { topology, graph, isForeign }: Reading): SpecNode => {
  const { id } = shape.cell;
  const { label, technology } = readCard(shape, graph);
  const kind =
    shape.style.dlKind ?? (isForeign ? nodeKindOf(label, technology, shape, topology.vocabulary.nodes) : undefined);
  const parent = graph.parentOf(id);
  return {
    id,
    label,
    ...(kind === undefined ? {} : { kind }),
    ...(technology === undefined ? {} : { properties: { technology } }),
    ...(parent === undefined ? {} : { groups: [parent] }),
  };
};

/** The last line is the technology where it is written smaller than the first, or in brackets as C4 writes it. */
const readCard = (shape: SceneShape, graph: PageGraph): { label: string; technology?: string } => {
  const { id } = shape.cell;
  const lines = graph
    .linesOf(id)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1);
  if (lines.length < 2 || last === undefined) return { label: graph.labelOf(id) };
  const sizes = shape.label?.lines.flatMap(({ runs }) => runs.map(({ fontSize }) => fontSize)) ?? [];
  const isSmaller = (sizes.at(-1) ?? 0) < (sizes[0] ?? 0);
  const bracketed = /^\[(?:[^\]:]*:\s*)?([^\]]+)\]$/.exec(last)?.[1];
  if (!isSmaller && bracketed === undefined) return { label: graph.labelOf(id) };
  return { label: lines.slice(0, -1).join(' '), technology: bracketed ?? last };
};

const toLine = ({ cell, style }: SceneEdge, ends: ReadonlySet<string>, reading: Reading): readonly SpecEdge[] => {
  const { source, target } = cell;
  if (source === undefined || target === undefined || !ends.has(source) || !ends.has(target)) return [];
  const { topology, graph, isForeign } = reading;
  const dashed = isForeign && style.dashed === '1' ? topology.vocabulary.edges[1]?.id : undefined;
  const kind = style.dlKind ?? dashed;
  const label = graph.labelOf(cell.id);
  return [{ id: cell.id, from: source, to: target, label, ...(kind === undefined ? {} : { kind }) }];
};
