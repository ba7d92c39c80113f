import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { nodeOf } from '../advice/parts-of.ts';
import { referencesOf } from './references.ts';

/** How many belong together at each end of a relationship, such as `1` and `0..*`. */
export interface Cardinalities {
  readonly atFrom: string;
  readonly atTo: string;
}

const oneToMany: Cardinalities = { atFrom: '1', atTo: '0..*' };
const manyToOne: Cardinalities = { atFrom: '0..*', atTo: '1' };

/**
 * What the two ends most likely are: as a foreign key says, as the end that is given leaves it, as the verb says, or as names in the
 * plural say; one to many where nothing says it, which is what most relationships are.
 */
export const usualCardinality = (edge: SpecEdge, spec: DiagramSpec): Cardinalities => {
  const { atFrom, atTo } = likely(edge, spec);
  return { atFrom: edge.fromCardinality ?? atFrom, atTo: edge.toCardinality ?? atTo };
};

const likely = ({ from, to, label, fromCardinality, toCardinality }: SpecEdge, spec: DiagramSpec): Cardinalities => {
  const [source, target] = [nodeOf(spec, from), nodeOf(spec, to)];
  if (target !== undefined && referencesOf(target, spec).includes(from)) return oneToMany;
  if (source !== undefined && referencesOf(source, spec).includes(to)) return manyToOne;
  if (isMany(toCardinality) || isOne(fromCardinality)) return oneToMany;
  if (isMany(fromCardinality) || isOne(toCardinality)) return manyToOne;
  if (pointsBack.test(label)) return manyToOne;
  return isPlural(source?.label) && !isPlural(target?.label) ? manyToOne : oneToMany;
};

const isMany = (text: string | undefined): boolean => text !== undefined && /[*nm]/i.test(text);
const isOne = (text: string | undefined): boolean => text === '1' || text === '0..1';

/** Verbs of those that are many: many orders belong to one customer. */
const pointsBack =
  /\b(?:belongs? to|part of|works? (?:for|in|at)|refers? to|references|assigned to|reports? to|member of|based on|made by|written by|placed by|owned by|taught by|published by|of|for|in)\b/i;

const isPlural = (label = ''): boolean => /[^su]s$/i.test(label);
