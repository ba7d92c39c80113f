import type { DiagramSpec, Finding } from '@diagloom/diagram/model';
import { findFlowProblems } from '../families/flow/find-flow-problems.ts';

/** What an expert would object to in a flow, and in who does what: empty lanes, steps of nobody, missing starts and ends. */
export const findProcessProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findFlowProblems(spec),
  ...findLaneProblems(spec),
  ...findEndProblems(spec),
];

const findLaneProblems = (spec: DiagramSpec): readonly Finding[] => {
  const parents = new Set(spec.groups.map(({ parent }) => parent));
  const lanes = spec.groups.filter(({ id, kind }) => kind !== 'pool' && !parents.has(id));
  if (lanes.length === 0) return [];
  const used = new Set(spec.nodes.flatMap(({ groups = [] }) => groups));
  const homeless = spec.nodes.filter(({ groups = [] }) => groups.length === 0);
  return [
    ...lanes
      .filter(({ id }) => !used.has(id))
      .map(({ id, label }) => ({
        rule: 'empty-lane',
        about: [id],
        message: `Give "${label}" a step, or remove its lane.`,
      })),
    ...homeless.map(({ id, label }) => ({
      rule: 'step-without-lane',
      about: [id],
      message: `Say who does "${label}". It isn’t in a lane.`,
    })),
  ];
};

const findEndProblems = (spec: DiagramSpec): readonly Finding[] => {
  if (spec.nodes.length < 2) return [];
  return (['start', 'end'] as const).flatMap((kind): readonly Finding[] => {
    if (spec.nodes.some((node) => node.kind === kind)) return [];
    const message =
      kind === 'start'
        ? 'Add a start so readers can see where to begin.'
        : 'Add an end so readers can see where it stops.';
    return [{ rule: `no-${kind}`, about: [], message }];
  });
};
