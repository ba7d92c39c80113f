import type { DiagramSpec, SpecEdge, SpecGroup, SpecNode } from '../../model/diagram-spec.ts';
import { type CarryStep, counted, sayWhere } from './carry.ts';

/** Steps that every notation may take: each leaves one thing out and says so. `notation` is for people: `a Mermaid flowchart`. */

export const withoutProperties =
  (notation: string, kept: readonly string[] = []): CarryStep =>
  (spec) => {
    const lost = new Set<string>();
    const reduce = <Part extends SpecNode | SpecEdge | SpecGroup>(part: Part): Part => {
      const { properties = {}, ...rest } = part;
      const entries = Object.entries(properties);
      for (const [name] of entries) if (!kept.includes(name)) lost.add(name);
      const left = entries.filter(([name]) => kept.includes(name));
      return (left.length === 0 ? rest : { ...rest, properties: Object.fromEntries(left) }) as Part;
    };
    const reduced = {
      ...spec,
      nodes: spec.nodes.map(reduce),
      edges: spec.edges.map(reduce),
      groups: spec.groups.map(reduce),
    };
    const names = [...lost].sort().join(', ');
    return {
      spec: reduced,
      leftOut: sayWhere(lost.size, `Left out because ${notation} can’t show it: ${names}.`),
    };
  };

export const withoutRows =
  (notation: string): CarryStep =>
  (spec) => {
    const count = spec.nodes.filter(({ attributes }) => attributes !== undefined).length;
    const nodes = spec.nodes.map(({ attributes: _attributes, ...node }) => node);
    return {
      spec: { ...spec, nodes },
      leftOut: sayWhere(
        count,
        `Rows inside shapes, which ${notation} can’t show: left out in ${counted(count, 'shape')}.`,
      ),
    };
  };

export const withoutNotes =
  (notation: string): CarryStep =>
  (spec) => ({
    spec: { ...spec, notes: [] },
    leftOut: sayWhere(
      spec.notes.length,
      `${notationsStart(notation)} has no notes: ${counted(spec.notes.length, 'note')} left out.`,
    ),
  });

export const withoutCardinalities =
  (notation: string): CarryStep =>
  (spec) => {
    const count = spec.edges.filter((edge) => (edge.fromCardinality ?? edge.toCardinality) !== undefined).length;
    const edges = spec.edges.map(({ fromCardinality: _from, toCardinality: _to, ...edge }) => edge);
    return {
      spec: { ...spec, edges },
      leftOut: sayWhere(
        count,
        `Numbers at line ends, which ${notation} can’t show: left out at ${counted(count, 'line')}.`,
      ),
    };
  };

/** Lines inside frames exist in sequences alone. */
export const withoutEdgeGroups: CarryStep = (spec) => ({
  spec: { ...spec, edges: spec.edges.map(({ group: _group, ...edge }) => edge) },
  leftOut: [],
});

export const withoutGroups =
  (notation: string): CarryStep =>
  (spec) => {
    const ids = new Set(spec.groups.map(({ id }) => id));
    const edges = spec.edges.filter(({ from, to }) => !ids.has(from) && !ids.has(to));
    return {
      spec: { ...spec, groups: [], nodes: spec.nodes.map(({ groups: _groups, ...node }) => node), edges },
      leftOut: [
        ...sayWhere(
          spec.groups.length,
          `${notationsStart(notation)} has no groups: ${counted(spec.groups.length, 'group')} left out.`,
        ),
        ...sayWhere(
          spec.edges.length - edges.length,
          `${counted(spec.edges.length - edges.length, 'line')} to groups left out.`,
        ),
      ],
    };
  };

/** A node stands in the innermost of its groups; the way up from there is known from the groups themselves. */
export const inOneGroup: CarryStep = (spec) => {
  const parents = new Map(spec.groups.map(({ id, parent }) => [id, parent]));
  const pathOf = (id: string): readonly string[] => {
    const path: string[] = [];
    for (let at: string | undefined = id; at !== undefined && !path.includes(at); at = parents.get(at)) path.push(at);
    return path;
  };
  let lost = 0;
  const nodes = spec.nodes.map(({ groups = [], ...node }): SpecNode => {
    const known = groups.filter((id) => parents.has(id));
    const paths = known.map(pathOf).sort((a, b) => b.length - a.length);
    const deepest = paths[0];
    if (deepest?.[0] === undefined) return node;
    if (known.some((id) => !deepest.includes(id))) lost += 1;
    return { ...node, groups: [deepest[0]] };
  });
  return {
    spec: { ...spec, nodes },
    leftOut: sayWhere(
      lost,
      `A shape can be in only one group: the other groups of ${counted(lost, 'shape')} are left out.`,
    ),
  };
};

/** Nodes and groups in the order in which nested text says them: those outside of groups first, then group by group. */
export const inTextOrder: CarryStep = (spec) => {
  const groups: SpecGroup[] = [];
  const nodes: SpecNode[] = [];
  const visit = (parent: string | undefined): void => {
    nodes.push(...spec.nodes.filter((node) => node.groups?.[0] === parent));
    for (const group of spec.groups.filter((candidate) => candidate.parent === parent)) {
      groups.push(group);
      visit(group.id);
    }
  };
  visit(undefined);
  return { spec: { ...spec, nodes, groups }, leftOut: [] };
};

interface KnownKinds {
  readonly nodes?: readonly string[];
  readonly edges?: readonly string[];
  readonly groups?: readonly string[];
}

/** Kinds that the notation has no form for become plain ones. A list that is absent takes every kind. */
export const withKinds =
  (notation: string, known: KnownKinds): CarryStep =>
  (spec) => {
    const lost = new Set<string>();
    const reduce = <Part extends { readonly kind?: string }>(
      parts: readonly Part[],
      kinds?: readonly string[],
    ): Part[] =>
      parts.map((part) => {
        const { kind, ...rest } = part;
        if (kind === undefined || kinds === undefined || kinds.includes(kind)) return part;
        lost.add(kind);
        return rest as Part;
      });
    const reduced: DiagramSpec = {
      ...spec,
      nodes: reduce(spec.nodes, known.nodes),
      edges: reduce(spec.edges, known.edges),
      groups: reduce(spec.groups, known.groups),
    };
    const names = [...lost]
      .sort()
      .map((kind) => kind.replaceAll('-', ' '))
      .join(', ');
    return {
      spec: reduced,
      leftOut: sayWhere(
        lost.size,
        `${notationsStart(notation)} can’t show these kinds, so they’re drawn plain: ${names}.`,
      ),
    };
  };

/** `a Mermaid flowchart` at the start of a sentence. */
const notationsStart = (notation: string): string => notation.charAt(0).toUpperCase() + notation.slice(1);
