import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import type { Assumption } from '../../program/index.ts';
import type { Exit, FlowGraph, FlowNode } from './flow-graph.ts';

/** Kinds that are only on the way. */
const passing = new Set(['start', 'fork', 'join', 'onpage', 'initial']);
const ending = new Set(['end', 'final']);
/** Kinds that lie beside a flow where nothing leads on from them. */
const things = new Set(['datastore', 'document', 'io', 'database']);

export interface FlowReading {
  readonly graph: FlowGraph;
  /** Where flows begin, in the diagram's order. */
  readonly starts: readonly string[];
  readonly assumptions: readonly Assumption[];
}

/** The steps of a spec and the lines between them. What is connected with nothing, and things beside the flow, stay out and are named. */
export const readFlow = (spec: DiagramSpec): FlowReading => {
  const assumptions: Assumption[] = [];
  const known = new Set(spec.nodes.map(({ id }) => id));
  const edges = spec.edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const count = (key: 'from' | 'to') => countBy(edges.map((edge) => edge[key]));
  const incoming = count('to');
  const outgoing = count('from');
  const isAside = (node: SpecNode): boolean => {
    const ins = incoming.get(node.id) ?? 0;
    const outs = outgoing.get(node.id) ?? 0;
    if (things.has(node.kind ?? '') && (ins === 0 || outs === 0)) return true;
    return ins === 0 && outs === 0 && spec.nodes.length > 1;
  };
  const aside = new Set(spec.nodes.filter(isAside).map(({ id }) => id));
  for (const node of spec.nodes.filter(({ id, kind }) => aside.has(id) && !passing.has(kind ?? ''))) {
    assumptions.push({
      text: `“${node.label}” is not connected to the flow, so it is not a step in the code.`,
      about: [node.id],
    });
  }
  const nodes = spec.nodes
    .filter(({ id }) => !aside.has(id))
    .map((node): [string, FlowNode] => {
      const next = edges
        .filter(({ from, to }) => from === node.id && !aside.has(to))
        .map((edge): Exit => ({ answer: edge.label.trim(), to: edge.to, about: edge.id }));
      return [node.id, { id: node.id, kind: kindOf(node, next), label: node.label, lane: node.groups?.[0], next }];
    });
  const graph = { nodes: new Map(nodes) };
  return { graph, starts: findStarts(spec, graph), assumptions };
};

const kindOf = (node: SpecNode, next: readonly Exit[]): FlowNode['kind'] => {
  const kind = node.kind ?? '';
  if (ending.has(kind) && next.length === 0) return 'end';
  if (kind === 'offpage' && next.length === 0) return 'end';
  if (passing.has(kind) || kind === 'offpage' || ending.has(kind)) return 'pass';
  return kind === 'decision' && next.length > 1 ? 'ask' : 'do';
};

/** What is drawn as a start, what nothing leads to, and one of each circle that cannot be reached from those. */
const findStarts = (spec: DiagramSpec, { nodes }: FlowGraph): readonly string[] => {
  const entered = new Set([...nodes.values()].flatMap(({ next }) => next.map(({ to }) => to)));
  const order = [...nodes.keys()];
  const isStart = new Set(spec.nodes.filter(({ kind }) => kind === 'start' || kind === 'initial').map(({ id }) => id));
  const reached = new Set<string>();
  const starts: string[] = [];
  const begin = (id: string): void => {
    if (reached.has(id)) return;
    starts.push(id);
    const queue = [id];
    for (const each of queue) {
      if (reached.has(each)) continue;
      reached.add(each);
      queue.push(...(nodes.get(each)?.next ?? []).map(({ to }) => to));
    }
  };
  for (const id of order) if (isStart.has(id)) begin(id);
  for (const id of order) if (!entered.has(id)) begin(id);
  for (const id of order) begin(id);
  return starts;
};

const countBy = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};
