import type { DiagramSpec } from '@diagloom/diagram/model';

/**
 * A spec narrowed to selected components. Lines between what is left stay. Parts that a list of components hides (nameless ones, doubled
 * labels) follow their neighbors: they stay where one that they are connected with stays. Everything selected narrows nothing.
 *
 * @param selected ids of nodes (and of lines, which do not narrow) that were chosen
 * @param offered ids that could be chosen
 */
export const selectComponents = (
  spec: DiagramSpec,
  selected: ReadonlySet<string>,
  offered: ReadonlySet<string>,
): DiagramSpec => {
  if ([...offered].every((id) => selected.has(id))) return spec;
  const neighbors = (id: string): readonly string[] =>
    spec.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
  const stays = new Set(
    spec.nodes
      .filter(({ id }) => (offered.has(id) ? selected.has(id) : neighbors(id).some((each) => selected.has(each))))
      .map(({ id }) => id),
  );
  const nodes = spec.nodes.filter(({ id }) => stays.has(id));
  const used = new Set(nodes.flatMap(({ groups = [] }) => groups));
  const isUsed = (id: string): boolean =>
    used.has(id) || spec.groups.some((group) => group.parent === id && isUsed(group.id));
  return {
    ...spec,
    nodes,
    edges: spec.edges.filter(({ from, to }) => stays.has(from) && stays.has(to)),
    groups: spec.groups.filter(
      ({ id, kind }) => isUsed(id) || spec.edges.some((edge) => edge.group === id) || kind === 'section',
    ),
    notes: spec.notes,
  };
};
