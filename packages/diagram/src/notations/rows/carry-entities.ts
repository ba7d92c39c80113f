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
      ...sayWhere(
        unsaid,
        `This format needs a number at each end of a line: ${counted(unsaid, 'end')} without one set to 1.`,
      ),
      ...sayWhere(other, `Numbers that have no crow’s foot symbol are written as 1: ${counted(other, 'end')}.`),
    ],
  };
};
