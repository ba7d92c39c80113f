import type { Relation } from '../structure/structure.ts';

/** A line between classes: what its kind or its numbers say is not repeated as a label. */
export const classRelation = (relation: Relation): Relation => ({
  ...relation,
  ...(relation.toCardinality !== undefined && relation.fromCardinality === undefined ? { fromCardinality: '1' } : {}),
  label: /^(?:has|have|contains|contain)$/.test(relation.label) ? '' : relation.label,
});
