import type { DiagramSpec, SpecEdge } from '@diagloom/diagram/model';
import { type Assumption, oneLine } from '../../program/index.ts';
import { drawnBound, readCardinality } from '../records/cardinality.ts';
import { readEndLabel } from '../records/end-label.ts';

/** Tells of relations that are drawn with at least one, or with a bound: neither rows nor tables hold how many there are. */
export const uncountedRows = ({ nodes, edges }: DiagramSpec): readonly Assumption[] => {
  const labels = new Map(nodes.map(({ id, label }) => [id, oneLine(label)]));
  const ends = edges.flatMap(({ from, to, fromCardinality, toCardinality, id }: SpecEdge) => [
    { owner: from, of: to, count: limitOf(toCardinality), id },
    { owner: to, of: from, count: limitOf(fromCardinality), id },
  ]);
  const limited = ends.filter(({ count, owner, of }) => count !== undefined && labels.has(owner) && labels.has(of));
  if (limited.length === 0) return [];
  const said = limited.map(({ owner, of, count }) => `“${labels.get(of)}” of each “${labels.get(owner)}” (${count})`);
  return [
    {
      text: `How many there are is drawn and not checked: ${new Intl.ListFormat('en').format(new Set(said))}.`,
      about: limited.map(({ id }) => id),
    },
  ];
};

const limitOf = (text: string | undefined): string | undefined => {
  const { isMany, isOptional } = readCardinality(text);
  const { count = '' } = readEndLabel(text);
  return drawnBound(text) ?? (isMany && !isOptional && /^[1-9+]/.test(count) ? 'one or more' : undefined);
};
