import { reachingVerbs, reportedVerbs } from '../lexicon/en/process-words.ts';
import { startId } from './flow-build.ts';
import type { FlowGraph, FlowNode } from './flow-graph.ts';

/**
 * What somebody does who has no other part in the flow, or what was put on record, is what it starts with: `A customer calls, we look up the
 * order`, `Complaint logged, the team looks into it`. In: a flow. Out: the same with its first step as the start, unless something leads back.
 */
export const openWithOutsider = (flow: FlowGraph): FlowGraph => {
  const [first, ...rest] = flow.nodes;
  if (first === undefined || rest.length === 0 || !isEvent(first, rest)) return flow;
  const arriving = flow.edges.filter(({ to }) => to === first.id);
  if (arriving.some(({ from }) => from !== startId)) return flow;
  return { ...flow, nodes: [{ ...first, nodeKind: 'start' }, ...rest] };
};

const isEvent = (first: FlowNode, rest: readonly FlowNode[]): boolean => {
  if (first.kind !== 'step' || first.nodeKind !== undefined) return false;
  // A list of what has happened is one step each.
  const isAlone = tellsWhatHappened(first) && !rest.some(tellsWhatHappened);
  if (first.actor === undefined) return isAlone && reportedVerbs.has(first.verb);
  return reachingVerbs.has(first.verb) && rest.every(({ actor }) => actor !== first.actor);
};

const tellsWhatHappened = ({ label, verb, kind }: FlowNode): boolean =>
  kind === 'step' && verb !== '' && !label.toLowerCase().startsWith(verb);
