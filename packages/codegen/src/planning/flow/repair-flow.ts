import type { Assumption } from '../../program/index.ts';
import { type Exit, type FlowGraph, type FlowNode, nodeOf, reachableFrom, redirect, withNodes } from './flow-graph.ts';
import { runInTurn } from './run-in-turn.ts';

export interface RepairedFlow {
  readonly graph: FlowGraph;
  readonly start: string;
  readonly assumptions: readonly Assumption[];
}

/**
 * A flow that runs, from what can be reached of a drawn one: steps with several exits get a question or run their branches in turn, whatever
 * stops has an outcome, nothing goes around for ever. Each thing that had to be decided is told.
 */
export const repairFlow = (drawn: FlowGraph, start: string): RepairedFlow => {
  const assumptions: Assumption[] = [];
  const tell = (text: string, ...about: readonly string[]): void => void assumptions.push({ text, about });
  let graph: FlowGraph = { nodes: new Map(reachableFrom(drawn, start).map((id) => [id, nodeOf(drawn, id)])) };
  graph = splitBranches(graph, tell);
  graph = endWhatStops(graph, tell);
  const direct = withoutPasses(graph, start);
  const first = direct.start;
  graph = direct.graph;
  graph = { nodes: new Map(reachableFrom(graph, first).map((id) => [id, nodeOf(graph, id)])) };
  graph = endCircles(graph, first, tell);
  return {
    graph: { nodes: new Map(reachableFrom(graph, first).map((id) => [id, nodeOf(graph, id)])) },
    start: first,
    assumptions,
  };
};

/** What is told of parallel branches. */
export const oneAfterTheOther = 'run one after the other, in the order drawn.';

type Tell = (text: string, ...about: readonly string[]) => void;

const splitBranches = (drawn: FlowGraph, tell: Tell): FlowGraph => {
  let graph = drawn;
  for (const id of [...drawn.nodes.keys()].reverse()) {
    const node = nodeOf(graph, id);
    if (node.kind === 'ask' || node.next.length < 2) continue;
    if (node.next.every(({ answer }) => answer === '')) {
      const inTurn = runInTurn(graph, node);
      if (inTurn !== undefined) {
        const which = node.label === '' ? 'Parallel branches' : `The branches after “${node.label}”`;
        tell(`${which} ${oneAfterTheOther}`, id);
        graph = inTurn;
        continue;
      }
    }
    tell(`“${node.label}” has several exits: the code asks which one to take.`, id);
    const question: FlowNode = { ...node, id: `${id} way`, kind: 'ask', label: `${node.label} leads to` };
    const next = node.next.map((exit) => ({ ...exit, answer: exit.answer || nodeOf(graph, exit.to).label }));
    const ahead: Exit = { answer: '', to: question.id, about: '' };
    graph = withNodes(graph, [
      { ...question, next },
      { ...node, next: [ahead] },
    ]);
  }
  return graph;
};

const endWhatStops = (graph: FlowGraph, tell: Tell): FlowGraph => {
  const stopping = [...graph.nodes.values()].filter(({ kind, next }) => kind !== 'end' && next.length === 0);
  const isOnlyEnd = stopping.length === 1 && ![...graph.nodes.values()].some(({ kind }) => kind === 'end');
  return withNodes(
    graph,
    stopping.flatMap((node): readonly FlowNode[] => {
      const label = node.kind === 'pass' || isOnlyEnd ? 'Finished' : `${node.label} done`;
      if (node.kind !== 'pass' && !isOnlyEnd) tell(`Nothing follows “${node.label}”: the flow ends there.`, node.id);
      const end: FlowNode = { id: `${node.id} end`, kind: 'end', label, next: [] };
      return [end, { ...node, next: [{ answer: '', to: end.id, about: '' }] }];
    }),
  );
};

/** Leads the start and every line to a pass on to what follows it. A circle of nothing but passes keeps one of them as a step. */
const withoutPasses = (graph: FlowGraph, start: string): { readonly graph: FlowGraph; readonly start: string } => {
  const behind = (id: string): string => {
    const seen = new Set<string>();
    let current = nodeOf(graph, id);
    while (current.kind === 'pass' && !seen.has(current.id)) {
      seen.add(current.id);
      current = nodeOf(graph, current.next[0]?.to ?? current.id);
    }
    return current.id;
  };
  const first = behind(start);
  const led = redirect(graph, (_, { to }) => behind(to));
  const kept = new Set([first, ...[...led.nodes.values()].flatMap(({ next }) => next.map(({ to }) => to))]);
  const nodes = [...led.nodes]
    .filter(([id, { kind }]) => kind !== 'pass' || kept.has(id))
    .map(([id, node]): [string, FlowNode] => [id, node.kind === 'pass' ? { ...node, kind: 'do' } : node]);
  return { graph: { nodes: new Map(nodes) }, start: first };
};

/** Where no end can be reached, a line that goes back ends the round instead, so that whoever calls decides whether to go on. */
const endCircles = (drawn: FlowGraph, start: string, tell: Tell): FlowGraph => {
  let graph = drawn;
  for (;;) {
    const endless = reachableFrom(graph, start).find((id) => !endsSomewhere(graph, id));
    if (endless === undefined) return graph;
    const back = findLineBack(graph, endless);
    const target = nodeOf(graph, back.exit.to);
    tell(
      `The loop that starts at “${target.label}” never ends in the diagram, so the code returns after one round.`,
      target.id,
    );
    const end: FlowNode = { id: `${target.id} again`, kind: 'end', label: `Back at ${target.label}`, next: [] };
    graph = withNodes(
      redirect(graph, (node, exit) => (node.id === back.node.id && exit.to === target.id ? end.id : undefined)),
      [end],
    );
  }
};

const endsSomewhere = (graph: FlowGraph, id: string): boolean =>
  reachableFrom(graph, id).some((each) => nodeOf(graph, each).kind === 'end');

/** The last line, walking deep first, that leads to where the walk is already under way. */
const findLineBack = (graph: FlowGraph, start: string): { readonly node: FlowNode; readonly exit: Exit } => {
  const path: FlowNode[] = [];
  let node = nodeOf(graph, start);
  for (;;) {
    path.push(node);
    const exit = node.next[0];
    if (exit === undefined) throw new Error(`the circle at ${start} ends`);
    if (path.some(({ id }) => id === exit.to)) return { node, exit };
    node = nodeOf(graph, exit.to);
  }
};
