import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { labelKey } from './label-words.ts';

/**
 * A story in which what is done twice in the same words is one step: "close the file" at the end of a branch and at the end of all. What followed
 * the first of them stays behind it only where nothing else leads there. In: the story of a section; out: the same with fewer steps.
 */
export const joinSteps = (spec: DiagramSpec): DiagramSpec => {
  const known = new Map<string, SpecNode>();
  return spec.nodes.reduce((story, node) => {
    if (!isStep(node)) return story;
    const key = labelKey(node.label);
    const before = known.get(key);
    known.set(key, node);
    return before === undefined ? story : joined(story, before.id, node.id);
  }, spec);
};

const isStep = ({ kind, label }: SpecNode): boolean =>
  label !== '' && kind !== 'decision' && kind !== 'start' && kind !== 'end' && kind !== 'event';

const joined = (spec: DiagramSpec, first: string, second: string): DiagramSpec => {
  const left = spec.edges.filter(({ from, to }) => from === first && to !== second);
  const isReachedOtherwise = ({ id, to }: SpecEdge): boolean =>
    spec.edges.some((edge) => edge.to === to && edge.id !== id && edge.from !== to);
  const gone = new Set(left.filter(isReachedOtherwise).map(({ id }) => id));
  const edges = spec.edges
    .filter(({ id }) => !gone.has(id))
    .map((edge) => ({
      ...edge,
      from: edge.from === first ? second : edge.from,
      to: edge.to === first ? second : edge.to,
    }))
    .filter(({ from, to }) => from !== to);
  const isFirst = (edge: SpecEdge, place: number): boolean =>
    edges.findIndex(({ from, to }) => from === edge.from && to === edge.to) === place;
  return { ...spec, nodes: spec.nodes.filter(({ id }) => id !== first), edges: edges.filter(isFirst) };
};
