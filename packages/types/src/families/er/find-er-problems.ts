import type { DiagramSpec, Finding, SpecEdge } from '@diagloom/diagram/model';
import { usualCardinality } from './usual-cardinality.ts';

/** What an expert would object to: relationships that do not say how many, and entities that relate to nothing. */
export const findErProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...spec.edges
    .filter(({ fromCardinality, toCardinality }) => fromCardinality === undefined || toCardinality === undefined)
    .map((edge) => ({
      rule: 'cardinality-missing',
      about: [edge.id],
      message: `Say how many "${labelOf(spec, edge.to)}" one "${labelOf(spec, edge.from)}" can have, and the other way around. ${asStart(edge, spec)}`,
    })),
  ...(spec.nodes.length < 2 ? [] : spec.nodes)
    .filter(({ id }) => !spec.edges.some(({ from, to }) => from === id || to === id))
    .map(({ id, label }) => ({
      rule: 'unrelated',
      about: [id],
      message: `"${label}" isn’t related to anything. Say how it relates to the others.`,
    })),
];

/** A logical or physical model names the key of each of its tables. */
export const findMissingKeys = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes
    .filter(({ attributes }) => !attributes?.some(({ marks }) => marks?.includes('pk')))
    .map(({ id, label }) => ({
      rule: 'key-missing',
      about: [id],
      message: `Give "${label}" a primary key, for example an id.`,
    }));

const asStart = (edge: SpecEdge, spec: DiagramSpec): string => {
  const { atFrom, atTo } = usualCardinality(edge, spec);
  return `A common choice is ${atFrom} ${labelOf(spec, edge.from)} to ${atTo} ${labelOf(spec, edge.to)}.`;
};

const labelOf = (spec: DiagramSpec, id: string): string => spec.nodes.find((node) => node.id === id)?.label ?? id;
