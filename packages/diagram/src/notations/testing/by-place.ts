import type { DiagramSpec } from '../../model/diagram-spec.ts';

/** A spec with every id replaced by the place of its part, so that two readings can be compared. */
export const byPlace = (spec: DiagramSpec) => {
  const places = new Map([
    ...spec.nodes.map(({ id }, index) => [id, `node ${index}`] as const),
    ...spec.groups.map(({ id }, index) => [id, `group ${index}`] as const),
  ]);
  const placeOf = (id: string): string => places.get(id) ?? `lost ${id}`;
  return {
    type: spec.type,
    title: spec.title,
    direction: spec.direction,
    nodes: spec.nodes.map(({ label, kind, groups, attributes }) => ({
      label,
      kind,
      groups: groups?.map(placeOf),
      attributes,
    })),
    groups: spec.groups.map(({ label, kind, parent }) => ({ label, kind, parent: parent && placeOf(parent) })),
    edges: spec.edges.map(({ from, to, label, kind, group, fromCardinality, toCardinality, properties }) => ({
      from: placeOf(from),
      to: placeOf(to),
      label,
      kind,
      group: group && placeOf(group),
      fromCardinality,
      toCardinality,
      properties,
    })),
    notes: spec.notes.map(({ text, about }) => ({ text, about: about.map(placeOf) })),
  };
};
