import type { DiagramSpec, SpecNode } from '@diagloom/diagram/model';
import { clearly } from '../cannot-plan.ts';
import { planFlow } from '../flow/plan-flow.ts';
import type { Planner } from '../planner.ts';

/** Free drawings: figures that lines join are read as a flow, as people draw one. */
export const planDrawing: Planner = (request) => {
  const { spec } = request;
  if (!spec.edges.some(({ from, to }) => from !== to))
    throw clearly(
      'No line in this drawing connects two shapes, so there’s nothing to run. Connect them with arrows in the order things happen, or change the drawing’s type.',
    );
  return planFlow({ ...request, spec: asFlow(spec) });
};

/** Diamonds ask; circles that nothing leads to, or that lead nowhere, are where it begins and ends; what is only written lies beside it. */
const asFlow = (spec: DiagramSpec): DiagramSpec => {
  const isJoined = ({ id }: SpecNode): boolean => spec.edges.some(({ from, to }) => from === id || to === id);
  const kindOf = ({ id, kind }: SpecNode): string => {
    if (kind === 'diamond') return 'decision';
    if (kind !== 'circle') return 'process';
    const next = spec.edges.some(({ from }) => from === id);
    const before = spec.edges.some(({ to }) => to === id);
    return next && before ? 'process' : next ? 'start' : 'end';
  };
  const nodes = spec.nodes.filter((node) => isJoined(node) || (node.kind !== 'text' && node.kind !== 'point'));
  return { ...spec, nodes: nodes.map((node) => ({ ...node, kind: kindOf(node) })) };
};
