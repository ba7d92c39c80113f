import type { DiagramSpec, Family, SpecEdge, SpecGroup, SpecNode } from '@diagloom/diagram/model';
import type { Citation } from './citation.ts';
import { labelKey } from './label-words.ts';

export interface CitedSpec {
  readonly spec: DiagramSpec;
  readonly citations: readonly Citation[];
}

/**
 * Puts specs together: nodes and groups of the same label are one, what comes first wins. Stories follow each other: where one ends, the next
 * begins. Citations follow their parts.
 */
export const mergeSpecs = (given: readonly CitedSpec[], family: Family): CitedSpec => {
  const specs = family === 'process' && given.length > 1 ? chained(given) : given;
  const merging = startMerging();
  for (const cited of specs) merging.add(cited);
  if (family === 'process' && specs.length > 1) merging.bridge(specs.map(({ spec }) => spec));
  return merging.done();
};

const startMerging = () => {
  const nodes = new Map<string, SpecNode>();
  const groups = new Map<string, SpecGroup>();
  const edges = new Map<string, SpecEdge>();
  const citations = new Map<string, Citation>();
  const taken = new Set<string>();
  let base: DiagramSpec | undefined;
  /** New ids of the parts of one spec after the other. */
  const renamed: Map<string, string>[] = [];
  const freshId = (id: string): string => {
    let fresh = id;
    for (let count = 2; taken.has(fresh); count += 1) fresh = `${id}-${count}`;
    taken.add(fresh);
    return fresh;
  };
  return {
    add: ({ spec, citations: cited }: CitedSpec): void => {
      base ??= spec;
      const ids = new Map<string, string>();
      renamed.push(ids);
      const idOf = (id: string): string => ids.get(id) ?? id;
      const within = (group: SpecGroup): string =>
        `${group.kind ?? ''}|${labelKey(group.label)}|${group.parent === undefined ? '' : idOf(group.parent)}`;
      for (const group of spec.groups) {
        const known = groups.get(within(group));
        const id = known?.id ?? freshId(group.id);
        ids.set(group.id, id);
        if (known === undefined)
          groups.set(within(group), {
            ...group,
            id,
            ...(group.parent === undefined ? {} : { parent: idOf(group.parent) }),
          });
      }
      for (const node of spec.nodes) {
        const key = keyOf(node);
        const known = nodes.get(key);
        const id = known?.id ?? freshId(node.id);
        ids.set(node.id, id);
        const inGroups = [...new Set([...(known?.groups ?? []), ...(node.groups ?? []).map(idOf)])];
        nodes.set(key, {
          ...withAttributes(known, node),
          id,
          ...(inGroups.length === 0 ? {} : { groups: inGroups }),
        });
      }
      for (const edge of spec.edges) {
        const [from, to] = [idOf(edge.from), idOf(edge.to)];
        const key = `${from}|${to}|${labelKey(edge.label)}|${edge.kind ?? ''}`;
        if (edges.has(key)) {
          ids.set(edge.id, edges.get(key)?.id ?? edge.id);
          continue;
        }
        const id = freshId(edge.id);
        ids.set(edge.id, id);
        edges.set(key, { ...edge, id, from, to, ...(edge.group === undefined ? {} : { group: idOf(edge.group) }) });
      }
      for (const citation of cited) {
        const part = idOf(citation.part);
        if (!citations.has(part)) citations.set(part, { ...citation, part });
      }
    },
    /** Leads from the last steps of each spec to the first step of the next. */
    bridge: (specs: readonly DiagramSpec[]): void => {
      for (const [place, spec] of specs.slice(0, -1).entries()) {
        const next = specs[place + 1];
        const first = next?.nodes.find(({ id }) => !next.edges.some(({ to }) => to === id));
        const last = spec.nodes.filter(({ id }) => !spec.edges.some(({ from }) => from === id));
        const to = first && renamed[place + 1]?.get(first.id);
        if (to === undefined) continue;
        for (const node of last) {
          const from = renamed[place]?.get(node.id);
          if (from === undefined || from === to) continue;
          const id = freshId(`${from}-to-${to}`);
          edges.set(`${from}|${to}||`, { id, from, to, label: '', origin: 'repair' });
        }
      }
    },
    done: (): CitedSpec => {
      if (base === undefined) throw new Error('Nothing to be put together.');
      const spec = {
        ...base,
        nodes: [...nodes.values()],
        groups: [...groups.values()],
        edges: [...edges.values()],
        notes: [],
      };
      return { spec, citations: [...citations.values()] };
    },
  };
};

/** Start and end of a story have labels that say nothing; their kinds tell them. */
const keyOf = ({ kind, label }: SpecNode): string =>
  kind === 'start' || kind === 'end' ? `${kind}|${labelKey(label)}` : labelKey(label);

const withAttributes = (known: SpecNode | undefined, node: SpecNode): SpecNode => {
  if (known === undefined) return node;
  const names = new Set(known.attributes?.map(({ name }) => name.toLowerCase()));
  const attributes = [
    ...(known.attributes ?? []),
    ...(node.attributes ?? []).filter(({ name }) => !names.has(name.toLowerCase())),
  ];
  return attributes.length === 0 ? known : { ...known, attributes };
};

/** Without the ends that the engine put between two stories that follow each other. */
const chained = (given: readonly CitedSpec[]): readonly CitedSpec[] =>
  given.map(({ spec, citations }, place) => {
    const isInner = ({ kind, origin }: SpecNode): boolean =>
      origin === 'repair' && ((kind === 'start' && place > 0) || (kind === 'end' && place < given.length - 1));
    const gone = new Set(spec.nodes.filter(isInner).map(({ id }) => id));
    return {
      spec: {
        ...spec,
        nodes: spec.nodes.filter(({ id }) => !gone.has(id)),
        edges: spec.edges.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
      },
      citations,
    };
  });
