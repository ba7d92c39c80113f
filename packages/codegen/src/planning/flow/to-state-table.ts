import type { NameScope } from '../../program/index.ts';
import { asStep, createNameScope, type StateRow, type StateTable } from '../../program/index.ts';
import { codeTitle } from '../code-title.ts';
import type { FlowCode } from './flow-code.ts';
import { type FlowGraph, nodeOf } from './flow-graph.ts';

/** A graph as a table of states, one per node. */
export const toStateTable = (
  graph: FlowGraph,
  start: string,
  code: FlowCode,
  title: string,
  typeNames: NameScope,
): StateTable => {
  const scope = createNameScope();
  const states = new Map([...graph.nodes.values()].map(({ id, label }) => [id, scope.take(label, [id], 'state')]));
  const stateOf = (id: string) => states.get(id) ?? scope.take(id, [], 'state');
  const rows = [...graph.nodes.keys()].map((id): StateRow => {
    const node = nodeOf(graph, id);
    const state = stateOf(id);
    if (node.kind === 'end') return { state, kind: 'end', outcome: code.outcomeOf(id) };
    if (node.kind === 'do')
      return { state, kind: 'do', step: asStep(code.stepOf(id)), next: stateOf(node.next[0]?.to ?? id) };
    const next = code.answersOf(id).map(({ answer, to }) => ({ answer, to: stateOf(to) }));
    return { state, kind: 'choose', step: asStep(code.stepOf(id)), next };
  });
  const name = typeNames.take(codeTitle(title), [], 'flow', 'state');
  const summary = `The states of “${title}”.`;
  return { states: { name, summary, members: [...states.values()] }, start: stateOf(start), rows };
};
