import type { DiagramSpec } from '@diagloom/diagram/model';

type Breakage = (spec: DiagramSpec) => DiagramSpec;

const extra = { id: 'extra', label: 'Something else' };

/** Ways in which a good diagram goes wrong, by what a person would call it. */
export const breakages: Readonly<Record<string, Breakage>> = {
  'without labels on lines': (spec) => ({ ...spec, edges: spec.edges.map((edge) => ({ ...edge, label: '' })) }),
  'with every second label missing': (spec) => ({
    ...spec,
    edges: spec.edges.map((edge, index) => (index % 2 === 0 ? edge : { ...edge, label: '' })),
  }),
  'without the first line': (spec) => ({ ...spec, edges: spec.edges.slice(1) }),
  'without the last line': (spec) => ({ ...spec, edges: spec.edges.slice(0, -1) }),
  'with the first line drawn twice': (spec) => {
    const [first] = spec.edges;
    return first === undefined ? spec : { ...spec, edges: [...spec.edges, { ...first, id: 'twice' }] };
  },
  'with a shape that belongs nowhere': (spec) => ({ ...spec, nodes: [...spec.nodes, extra] }),
  'with a group of nothing': (spec) => ({ ...spec, groups: [...spec.groups, { id: 'nothing', label: 'Nothing' }] }),
  'without starts and ends': (spec) => {
    const gone = new Set(spec.nodes.filter(({ kind }) => kind === 'start' || kind === 'end').map(({ id }) => id));
    return {
      ...spec,
      nodes: spec.nodes.filter(({ id }) => !gone.has(id)),
      edges: spec.edges.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
    };
  },
  'without keys': (spec) => ({
    ...spec,
    nodes: spec.nodes.map(({ attributes = [], ...node }) => {
      const rows = attributes.filter(({ marks }) => !marks?.includes('pk'));
      return rows.length === 0 ? node : { ...node, attributes: rows };
    }),
  }),
  'with statements for questions': (spec) => ({
    ...spec,
    nodes: spec.nodes.map((node) => ({ ...node, label: node.label.replace(/\?$/, '') })),
  }),
  'without answers': (spec) => ({ ...spec, edges: spec.edges.filter(({ kind }) => kind !== 'reply') }),
  'with a second boss': (spec) => {
    const [first, second] = spec.nodes;
    const last = spec.nodes.at(-1);
    return first === undefined || second === undefined || last === undefined
      ? spec
      : {
          ...spec,
          edges: [
            ...spec.edges,
            { id: 'boss-1', from: first.id, to: last.id, label: '' },
            { id: 'boss-2', from: second.id, to: last.id, label: '' },
          ],
        };
  },
};
