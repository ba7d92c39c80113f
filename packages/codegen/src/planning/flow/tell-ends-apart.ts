import { doneOf, isPlainEnd } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../../program/index.ts';
import { toldBy } from '../because.ts';
import { readYesAndNo } from './answers.ts';
import { type Exit, type FlowGraph, type FlowNode, nodeOf, redirect, withNodes } from './flow-graph.ts';

/** More ways to end than this are no answer that somebody would look at. */
const mostEnds = 6;

/**
 * A flow whose end says nothing of how it ended, as one that ends in several ways: `permit issued` behind `issue the permit`. Only where at
 * least two different deeds come last; lines that skip the last step come to an end by what was answered, or to the one that is drawn.
 */
export const tellEndsApart = (graph: FlowGraph, saidOf: (node: FlowNode) => string): FlowGraph => {
  const nodes = [...graph.nodes.values()];
  const ends = nodes.filter(({ kind }) => kind === 'end');
  if (ends.length === 0 || !ends.every(({ label }) => isPlainEnd(oneLine(label)))) return graph;
  const lasts = nodes.flatMap((node) =>
    node.next
      .filter(({ to }) => nodeOf(graph, to).kind === 'end')
      .map((exit) => ({ node, exit, label: comesTo(node, exit, saidOf) })),
  );
  const done = lasts.filter(({ node }) => node.kind === 'do').map(({ label }) => label);
  const isTold = !done.includes(undefined) && new Set(done).size > 1;
  if (!isTold || new Set(lasts.map(({ label }) => label)).size > mostEnds) return graph;
  const idOf = ({ node, exit }: (typeof lasts)[number]): string => `${exit.to} after ${node.id} ${exit.about}`;
  const apart = lasts.flatMap((last): readonly FlowNode[] =>
    last.label === undefined ? [] : [{ id: idOf(last), kind: 'end', label: last.label, next: [] }],
  );
  const led = redirect(graph, (node, exit) => {
    const last = lasts.find((each) => each.node.id === node.id && each.exit === exit);
    return last?.label === undefined ? undefined : idOf(last);
  });
  const reached = new Set([...led.nodes.values()].flatMap(({ next }) => next.map(({ to }) => to)));
  const kept = [...led.nodes].filter(([id, { kind }]) => kind !== 'end' || reached.has(id));
  return withNodes({ nodes: new Map(kept) }, apart);
};

const comesTo = (node: FlowNode, exit: Exit, saidOf: (node: FlowNode) => string): string | undefined => {
  if (node.kind === 'do') return doneOf(labelWords(saidOf(node)));
  const both = readYesAndNo(node.next);
  if (both === undefined) return oneLine(exit.answer) || undefined;
  return toldBy(oneLine(node.decides?.label ?? node.label), exit.about === both.yes.about);
};
