import type { DiagramSpec } from '@diagloom/diagram/model';

/**
 * A spec as JSON without a space that is not needed and nothing that is absent: with its own ids, or with ids as short as the keys of our
 * notation, which is as short as JSON gets.
 */
export const writeCompactJson = (spec: DiagramSpec, ids: 'own' | 'short'): string => {
  const parts = ids === 'own' ? [] : [...spec.groups, ...spec.nodes];
  const names = new Map(parts.map(({ id }, index) => [id, shortName(index)]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return JSON.stringify({
    type: spec.type,
    title: spec.title,
    groups: none(
      spec.groups.map(({ id, label, kind, parent }) => ({
        id: nameOf(id),
        label,
        kind,
        parent: parent && nameOf(parent),
      })),
    ),
    nodes: spec.nodes.map(({ id, label, kind, groups, attributes }) => ({
      id: nameOf(id),
      label,
      kind,
      groups: groups?.map(nameOf),
      attributes,
    })),
    edges: spec.edges.map(({ from, to, label, kind, group, fromCardinality, toCardinality }) => ({
      from: nameOf(from),
      to: nameOf(to),
      label: label === '' ? undefined : label,
      kind,
      group: group && nameOf(group),
      fromCardinality,
      toCardinality,
    })),
    notes: none(spec.notes.map(({ text, about }) => ({ text, about: about.map(nameOf) }))),
  });
};

const none = <Part>(parts: readonly Part[]): readonly Part[] | undefined => (parts.length === 0 ? undefined : parts);

const shortName = (index: number): string => {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : shortName(Math.floor(index / 26) - 1) + last;
};
