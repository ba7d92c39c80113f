import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  type SpecEdge,
  type SpecGroup,
  type SpecNode,
  type SpecNote,
  takeId,
} from '@diagloom/diagram/model';

/** What happens to what both specs have: nodes or groups of the same label are one or stay apart, edges between the same two are one or all kept. */
export interface Merging {
  readonly nodes: 'one' | 'apart';
  readonly groups: 'one' | 'apart';
  readonly edges: 'one' | 'all';
}

/** Puts two specs into one. In: the spec that wins, the one that is added to it, and how. Ids of the first are kept. */
export const mergeSpecs = (first: DiagramSpec, second: DiagramSpec, merging: Merging): DiagramSpec => {
  const pool = createIdPool([...first.nodes, ...first.edges, ...first.groups, ...first.notes].map(({ id }) => id));
  const ids = new Map<string, string>();
  const place = <Part extends SpecNode | SpecGroup>(
    parts: readonly Part[],
    known: readonly Part[],
    how: 'one' | 'apart',
  ): readonly Part[] =>
    parts.filter((part) => {
      const twin = how === 'apart' ? undefined : known.find(({ label }) => isSameLabel(label, part.label));
      ids.set(part.id, twin?.id ?? takeId(part.id, pool));
      return twin === undefined;
    });
  const idOf = (id: string): string => ids.get(id) ?? id;
  const groups = place(second.groups, first.groups, merging.groups).map((group) => ({
    ...group,
    id: idOf(group.id),
    ...(group.parent === undefined ? {} : { parent: idOf(group.parent) }),
  }));
  const nodes = place(second.nodes, first.nodes, merging.nodes).map((node) => ({
    ...node,
    id: idOf(node.id),
    ...(node.groups ? { groups: node.groups.map(idOf) } : {}),
  }));
  const edges = second.edges
    .map((edge) => ({
      ...edge,
      from: idOf(edge.from),
      to: idOf(edge.to),
      ...(edge.group === undefined ? {} : { group: idOf(edge.group) }),
    }))
    .filter((edge) => merging.edges === 'all' || !first.edges.some((own) => joinSame(own, edge)))
    .map((edge): SpecEdge => ({ ...edge, id: edgeIdFor(edge.from, edge.to, pool) }));
  const notes = second.notes.map(
    (note): SpecNote => ({ ...note, id: takeId(note.id, pool), about: note.about.map(idOf) }),
  );
  return {
    ...first,
    groups: [...first.groups, ...groups],
    nodes: [...(merging.nodes === 'one' ? withMembers(first.nodes, second.nodes) : first.nodes), ...nodes],
    edges: [...first.edges, ...edges],
    notes: [...first.notes, ...notes],
  };
};

export const isSameLabel = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const joinSame = (a: SpecEdge, b: SpecEdge): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** A node of the winner that says no rows takes those of its twin. */
const withMembers = (nodes: readonly SpecNode[], others: readonly SpecNode[]): readonly SpecNode[] =>
  nodes.map((node) => {
    const rows = node.attributes ? undefined : others.find(({ label }) => isSameLabel(label, node.label))?.attributes;
    return rows ? { ...node, attributes: rows } : node;
  });
