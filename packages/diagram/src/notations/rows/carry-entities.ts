import { type CarryStep, counted, sayWhere } from '../carry/carry.ts';
import { usualCardinality } from './crows-feet.ts';

/** Every line between entities says at both ends how many there are. */
export const withCrowsFeet: CarryStep = (spec) => {
  let unsaid = 0;
  let other = 0;
  const reduce = (text: string | undefined): string => {
    const usual = usualCardinality(text);
    if (text === undefined) unsaid += 1;
    else if (usual === '1' && !['1', '1..1', 'one'].includes(text.toLowerCase())) other += 1;
    return usual;
  };
  const edges = spec.edges.map((edge) => ({
    ...edge,
    fromCardinality: reduce(edge.fromCardinality),
    toCardinality: reduce(edge.toCardinality),
  }));
  return {
    spec: { ...spec, edges },
    leftOut: [
      ...sayWhere(unsaid, `Every end of a line says a number here: ${counted(unsaid, 'end')} without one say 1.`),
      ...sayWhere(other, `Numbers without a crow's foot are written as 1: ${counted(other, 'end')}.`),
    ],
  };
};
