import { askedActor, judgingBase } from '@diagloom/language/morphology';
import { labelWords, oneLine } from '../../program/index.ts';
import { type FlowGraph, type FlowNode, withNodes } from './flow-graph.ts';

/**
 * A flow whose questions of one verb say who judges, where the step right before asks somebody: `water board objects?` of “Objects?” behind
 * “Ask the water board”. Nothing else leads to such a question.
 */
export const withWhoIsAsked = (graph: FlowGraph): FlowGraph => {
  const nodes = [...graph.nodes.values()];
  const before = (node: FlowNode): FlowNode | undefined => {
    const [only, ...more] = nodes.filter(({ next }) => next.some(({ to }) => to === node.id));
    return more.length === 0 ? only : undefined;
  };
  return withNodes(
    graph,
    nodes.flatMap((node): readonly FlowNode[] => {
      const [verb = '', ...more] = labelWords(node.label);
      const step = node.kind === 'ask' && node.decides === undefined && more.length === 0 ? before(node) : undefined;
      const actor = step?.kind === 'do' ? askedActor(labelWords(step.label)) : undefined;
      if (actor === undefined || judgingBase(verb) === undefined) return [];
      return [{ ...node, label: `${actor.join(' ')} ${oneLine(node.label).toLowerCase()}` }];
    }),
  );
};
