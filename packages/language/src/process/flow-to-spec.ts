import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  groupIdFor,
  nodeIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
  type Vocabulary,
} from '@diagloom/diagram/model';
import { startId } from './flow-build.ts';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts';
import { openWithOutsider } from './open-with-outsider.ts';
import { withOneNameEach } from './same-actors.ts';

/** Lanes are drawn for this many actors or more. */
const fewestLanes = 2;
/** ... that together do at least this share of the steps. */
const leastLaneShare = 0.4;

/**
 * Writes a flow as a spec. In: the graph, the diagram type's id and vocabulary, a title. Out: the spec with start and end, lanes where
 * the type knows them and the text names who does what, first those that the text declares. Kinds that the type does not know are left out.
 */
export const flowToSpec = (
  told: FlowGraph,
  type: { readonly id: string; readonly vocabulary: Vocabulary },
  title: string,
  declared: readonly string[] = [],
): DiagramSpec => {
  const named = { ...told, nodes: withOneNameEach(told.nodes) };
  const pool = createIdPool();
  const knows = (list: 'nodes' | 'groups', id: string): boolean => type.vocabulary[list].some((kind) => kind.id === id);
  const lanes = knows('groups', 'lane') ? lanesOf(named.nodes, declared) : [];
  const flow = lanes.length > 0 ? named : openWithOutsider(named);
  const hasOwn = (kind: string): boolean => flow.nodes.some((node) => node.nodeKind === kind);
  const start: SpecNode = {
    id: nodeIdFor('start', pool),
    label: 'Start',
    ...(knows('nodes', 'start') ? { kind: 'start' } : {}),
    origin: 'repair',
  };
  const ids = new Map<number, string>([[startId, start.id]]);
  const nodes = flow.nodes.map((node) => {
    const label = lanes.length > 0 ? node.label : node.fullLabel;
    const id = nodeIdFor(label === '' ? node.kind : label, pool);
    ids.set(node.id, id);
    if (node.nodeKind === 'start') ids.set(startId, id);
    return { node, id, label };
  });
  const end: SpecNode = {
    id: nodeIdFor('end', pool),
    label: 'End',
    ...(knows('nodes', 'end') ? { kind: 'end' } : {}),
    origin: 'repair',
  };
  const groups: readonly SpecGroup[] = lanes.map((label) => ({
    id: groupIdFor(`lane ${label}`, pool),
    label,
    kind: 'lane',
    origin: 'prompt',
  }));
  const laneIds = new Map(groups.map((group) => [group.label, group.id]));
  const laneByNode = lanes.length > 0 ? placeInLanes(flow) : new Map<number, string>();
  const specNodes: readonly SpecNode[] = nodes.map(({ node, id, label }) => {
    const kind = node.nodeKind ?? (node.kind === 'step' ? undefined : node.kind);
    const lane = laneIds.get(laneByNode.get(node.id) ?? '');
    return {
      id,
      label,
      ...(kind && knows('nodes', kind) ? { kind } : {}),
      ...(lane ? { groups: [lane] } : {}),
      ...(node.actor && !lane && knows('groups', 'lane') ? { properties: { actor: node.actor } } : {}),
      ...(node.span ? { origin: 'prompt' as const, source: node.span } : { origin: 'repair' as const }),
    };
  });
  const firstLane = specNodes[0]?.groups;
  const lastLane = laneOfEnd(flow, specNodes);
  const edges = toEdges(
    [
      ...flow.edges.filter(({ from, to }) => from !== startId || flow.nodes[to]?.nodeKind !== 'start'),
      ...flow.ends.map(({ from, label }) => ({ from, label, to: endId })),
    ],
    (id) => (id === endId ? end.id : ids.get(id)),
    pool,
  );
  return {
    schemaVersion: 1,
    type: type.id,
    title,
    nodes: [
      ...(hasOwn('start') ? [] : [{ ...start, ...(firstLane ? { groups: firstLane } : {}) }]),
      ...specNodes,
      ...(flow.ends.length === 0 ? [] : [{ ...end, ...(lastLane ? { groups: lastLane } : {}) }]),
    ],
    edges,
    groups,
    notes: [],
  };
};

const endId = -2;

const toEdges = (
  edges: readonly FlowEdge[],
  idOf: (id: number) => string | undefined,
  pool: Set<string>,
): readonly SpecEdge[] =>
  edges.flatMap(({ from, to, label, span }) => {
    const source = idOf(from);
    const target = idOf(to);
    return source && target
      ? [
          {
            id: edgeIdFor(source, target, pool),
            from: source,
            to: target,
            label,
            origin: 'prompt' as const,
            ...(span ? { source: span } : {}),
          },
        ]
      : [];
  });

/** Actors in the order that was declared, others in that of what they first do or decide; none where lanes would say too little. */
const lanesOf = (nodes: readonly FlowNode[], declared: readonly string[]): readonly string[] => {
  const steps = nodes.filter((node) => node.kind === 'step');
  const acting = steps.filter((node) => node.actor !== undefined);
  const actors = new Set(nodes.flatMap((node) => (node.actor ? [node.actor] : [])));
  const lanes = [...new Set([...declared.filter((lane) => actors.has(lane)), ...actors])];
  return lanes.length >= fewestLanes && acting.length >= leastLaneShare * steps.length ? lanes : [];
};

/** A node that names no actor stays in the lane of the one before it. */
const placeInLanes = (flow: FlowGraph): ReadonlyMap<number, string> => {
  const first = flow.nodes.find((node) => node.actor !== undefined)?.actor ?? '';
  const lanes = new Map<number, string>();
  const before = new Map([...flow.edges].reverse().map((edge) => [edge.to, edge.from]));
  for (const node of flow.nodes)
    lanes.set(node.id, node.actor ?? lanes.get(before.get(node.id) ?? startId) ?? lanes.get(node.id - 1) ?? first);
  return lanes;
};

const laneOfEnd = (flow: FlowGraph, nodes: readonly SpecNode[]): readonly string[] | undefined => {
  const last = flow.ends.at(0)?.from;
  return last === undefined ? undefined : nodes[last]?.groups;
};
