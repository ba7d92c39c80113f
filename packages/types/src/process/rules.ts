import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import type { Rules } from '../families/advice/rule.ts';
import { flowRules } from '../families/flow/flow-rules.ts';

export const processRules: Rules = {
  ...flowRules,
  'empty-lane': {
    title: 'Remove an empty lane',
    category: 'visual',
    impact: 'medium',
    confidence: 1,
    fix: ({ about: [node = ''] }) => [{ kind: 'removeNode', node, heal: false }],
  },
  'step-without-lane': {
    title: 'Say who does it',
    category: 'content',
    impact: 'high',
    confidence: 1,
    blank: 'The [role] [does this step].',
    fix: moveToNeighbour,
  },
};

/** The lane of the step before it, else of the step behind it. */
function moveToNeighbour({ about: [id = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const before = spec.edges.filter(({ to }) => to === id).map(({ from }) => from);
  const behind = spec.edges.filter(({ from }) => from === id).map(({ to }) => to);
  const lanes = [...before, ...behind].flatMap(
    (other) => spec.nodes.find((node) => node.id === other)?.groups?.[0] ?? [],
  );
  const [group] = lanes;
  return group === undefined ? [] : [{ kind: 'moveToGroup', nodes: [id], group }];
}
