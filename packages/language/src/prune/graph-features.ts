import type { NodeView, View } from '../report/judging/view.ts';

/** How a node hangs together with the rest. */
export const graphFeatures = (view: View, { incoming, outgoing, node }: NodeView): readonly string[] => {
  const parent = incoming.length === 1 ? incoming[0]?.from : undefined;
  const siblings = parent === undefined ? 0 : view.spec.edges.filter(({ from }) => from === parent).length;
  return [
    `in:${Math.min(incoming.length, 3)}`,
    `out:${Math.min(outgoing.length, 3)}`,
    `degree:${Math.min(incoming.length, 2)}${Math.min(outgoing.length, 2)}`,
    `grouped:${node.groups?.length ?? 0}`,
    `siblings:${Math.min(siblings, 4)}`,
    `nodes:${Math.min(view.nodes.length, 12)}`,
    ...(incoming.some(({ label }) => label !== '') ? ['labelled in'] : []),
    ...(outgoing.some(({ label }) => label !== '') ? ['labelled out'] : []),
  ];
};
