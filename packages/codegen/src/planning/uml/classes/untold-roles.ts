import { type DiagramSpec, isOneWay } from '@diagloom/diagram/model';
import type { Assumption, Name } from '../../../program/index.ts';
import { readEndLabel } from '../../records/end-label.ts';

/** Tells of roles at the ends where arrows begin: what an arrow leads to does not know who refers to it. */
export const untoldRoles = ({ nodes, edges }: DiagramSpec, nameOf: (id: string) => Name): readonly Assumption[] => {
  const drawn = new Set(nodes.map(({ id }) => id));
  return edges.flatMap(({ id, from, to, fromCardinality, properties }) => {
    const { role } = readEndLabel(fromCardinality);
    if (role === undefined || !isOneWay(properties) || !drawn.has(from) || !drawn.has(to)) return [];
    const text = `An arrow leads from “${nameOf(from).label}” to “${nameOf(to).label}”, so “${role}” is not in the code: remove its head if both are to know each other.`;
    return [{ text, about: [id] }];
  });
};
