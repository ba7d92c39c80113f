import {
  createIdPool,
  type DiagramSpec,
  type Edit,
  type EditKind,
  edgeIdFor,
  type SpecAttribute,
  type SpecEdge,
} from '@diagloom/diagram/model';

type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;

/** What an edit makes of the meaning of a diagram, as far as the commands after it can refer to it. */
export const applyToSpec = <Kind extends EditKind>(
  spec: DiagramSpec,
  edit: EditOf<Kind> & { readonly kind: Kind },
): DiagramSpec => {
  const change: (before: DiagramSpec, edit: EditOf<Kind>) => DiagramSpec = changes[edit.kind];
  return change(spec, edit);
};

const unchanged = (spec: DiagramSpec): DiagramSpec => spec;

const idsOf = (spec: DiagramSpec): Set<string> =>
  createIdPool([...spec.nodes, ...spec.edges, ...spec.groups, ...spec.notes].map(({ id }) => id));

const relabel = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  id: string,
  label: string,
): readonly Part[] => parts.map((part) => (part.id === id ? { ...part, label } : part));

const addNode = (
  spec: DiagramSpec,
  { id, label, nodeKind, after, before, branch, onward = '', group }: EditOf<'addNode'>,
): DiagramSpec => {
  if (id === undefined) return spec;
  const node = {
    id,
    label,
    ...(nodeKind === undefined ? {} : { kind: nodeKind }),
    ...(group === undefined ? {} : { groups: [group] }),
  };
  const pool = idsOf({ ...spec, nodes: [...spec.nodes, node] });
  // Only a flow, or a place between two, takes an edge over; elsewhere a neighbour says what the new part belongs to.
  const isTurning = isFlow(spec) || (after !== undefined && before !== undefined);
  const turned = spec.edges.filter(
    (edge) =>
      isTurning &&
      (after === undefined || edge.from === after) &&
      (before === undefined || edge.to === before) &&
      (after !== undefined || before !== undefined) &&
      (branch === undefined || edge.label.toLowerCase() === branch.toLowerCase()),
  );
  const follows = before ?? turned[0]?.to;
  const edges = spec.edges.map((edge) => (turned.includes(edge) ? { ...edge, to: id } : edge));
  const into = turned.length > 0 || after === undefined ? [] : [edgeBetween(after, id, branch ?? '', pool)];
  const outOf = follows === undefined ? [] : [edgeBetween(id, follows, onward, pool)];
  return { ...spec, nodes: [...spec.nodes, node], edges: [...edges, ...into, ...outOf] };
};

const isFlow = ({ type }: DiagramSpec): boolean => type === 'flowchart' || type === 'process';

const edgeBetween = (from: string, to: string, label: string, pool: Set<string>): SpecEdge => ({
  id: edgeIdFor(from, to, pool),
  from,
  to,
  label,
});

const removeNode = (spec: DiagramSpec, id: string, heal = true): DiagramSpec => {
  const inside = new Set(spec.nodes.filter(({ groups }) => groups?.includes(id)).map((node) => node.id));
  const isGone = (end: string): boolean => end === id || inside.has(end);
  const next = spec.edges.filter(({ from, to }) => from === id && to !== id);
  const [before] = spec.edges.filter(({ from, to }) => to === id && from !== id);
  const [only] = next;
  const healed = spec.edges.map((edge) => {
    if (!heal || before === undefined || only === undefined) return edge;
    if (next.length === 1) return edge.to === id ? { ...edge, to: only.to } : edge;
    return edge.from === id ? { ...edge, from: before.from } : edge;
  });
  return {
    ...spec,
    nodes: spec.nodes.filter((node) => !isGone(node.id)),
    groups: spec.groups.filter((group) => group.id !== id),
    edges: healed.filter(({ from, to }) => !isGone(from) && !isGone(to)),
  };
};

const moveTo = (spec: DiagramSpec, nodes: readonly string[], group: string): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) => (nodes.includes(node.id) ? { ...node, groups: [group] } : node)),
});

const swap = (spec: DiagramSpec, first: string, second: string): DiagramSpec => {
  if (spec.type === 'sequence') return spec;
  const other = (id: string): string => (id === first ? second : id === second ? first : id);
  return {
    ...spec,
    groups: spec.groups.map((group) => spec.groups.find(({ id }) => id === other(group.id)) ?? group),
    edges: spec.edges.map((edge) => ({ ...edge, from: other(edge.from), to: other(edge.to) })),
  };
};

const connect = (spec: DiagramSpec, { from, to, label = '', edgeKind, after }: EditOf<'connect'>): DiagramSpec => {
  const id = edgeIdFor(from, to, idsOf(spec));
  const edge: SpecEdge = { id, from, to, label, ...(edgeKind === undefined ? {} : { kind: edgeKind }) };
  const at = after === undefined ? spec.edges.length : spec.edges.findIndex((other) => other.id === after) + 1;
  return { ...spec, edges: spec.edges.toSpliced(at, 0, edge) };
};

const moveNode = (spec: DiagramSpec, { node, after, before }: EditOf<'moveNode'>): DiagramSpec => {
  const moving = spec.nodes.find(({ id }) => id === node);
  if (moving === undefined) return spec;
  const place = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) };
  if (!isFlow(spec)) {
    const over = after ?? before ?? node;
    const [incoming] = spec.edges.filter(({ to }) => to === node);
    if (incoming === undefined) return { ...spec, edges: [...spec.edges, edgeBetween(over, node, '', idsOf(spec))] };
    return { ...spec, edges: spec.edges.map((edge) => (edge === incoming ? { ...edge, from: over } : edge)) };
  }
  const added = addNode(removeNode(spec, node), { kind: 'addNode', id: node, label: moving.label, ...place });
  return { ...added, nodes: spec.nodes };
};

const changeRows = (
  spec: DiagramSpec,
  id: string,
  change: (rows: readonly SpecAttribute[]) => readonly SpecAttribute[],
): DiagramSpec => ({
  ...spec,
  nodes: spec.nodes.map((node) => (node.id === id ? { ...node, attributes: change(node.attributes ?? []) } : node)),
});

const ungroup = (spec: DiagramSpec, id: string): DiagramSpec => {
  const parent = spec.groups.find((group) => group.id === id)?.parent;
  const outer = parent === undefined ? [] : [parent];
  return {
    ...spec,
    groups: spec.groups.filter((group) => group.id !== id),
    nodes: spec.nodes.map((node) =>
      node.groups?.includes(id)
        ? { ...node, groups: node.groups.flatMap((group) => (group === id ? outer : group)) }
        : node,
    ),
  };
};

const changes: { readonly [Kind in EditKind]: (spec: DiagramSpec, edit: EditOf<Kind>) => DiagramSpec } = {
  addNode,
  removeNode: (spec, { node, heal }) => removeNode(spec, node, heal),
  rename: (spec, { target, label }) => ({
    ...spec,
    nodes: relabel(spec.nodes, target, label),
    edges: relabel(spec.edges, target, label),
    groups: relabel(spec.groups, target, label),
  }),
  connect,
  setCardinality: unchanged,
  disconnect: (spec, { edge }) => ({ ...spec, edges: spec.edges.filter(({ id }) => id !== edge) }),
  setKind: (spec, { node, nodeKind }) => ({
    ...spec,
    nodes: spec.nodes.map((other) => (other.id === node ? { ...other, kind: nodeKind } : other)),
  }),
  addAttribute: (spec, { node, attribute }) => changeRows(spec, node, (rows) => [...rows, attribute]),
  changeAttribute: (spec, { node, name, attribute }) =>
    changeRows(spec, node, (rows) => rows.map((row) => (row.name === name ? attribute : row))),
  removeAttribute: (spec, { node, name }) => changeRows(spec, node, (rows) => rows.filter((row) => row.name !== name)),
  swap: (spec, { first, second }) => swap(spec, first, second),
  moveNode,
  moveToGroup: (spec, { nodes, group }) => moveTo(spec, nodes, group),
  addGroup: (spec, { id, label, groupKind, members }) => {
    const group = { id, label, ...(groupKind === undefined ? {} : { kind: groupKind }) };
    return moveTo({ ...spec, groups: [...spec.groups, group] }, members, id);
  },
  frameMessages: (spec, { id, operator, sections }) => ({
    ...spec,
    groups: [
      ...spec.groups,
      { id, label: sections.length > 1 ? '' : (sections[0]?.label ?? ''), kind: operator },
      ...(sections.length > 1
        ? sections.map((section) => ({ id: section.id, label: section.label, kind: 'section', parent: id }))
        : []),
    ],
    edges: spec.edges.map((edge) => {
      const section = sections.find(({ messages }) => messages.includes(edge.id));
      return section === undefined ? edge : { ...edge, group: sections.length > 1 ? section.id : id };
    }),
  }),
  ungroup: (spec, { group }) => ungroup(spec, group),
  addNote: (spec, { id, text, about }) => ({ ...spec, notes: [...spec.notes, { id, text, about }] }),
  resize: unchanged,
  setStyle: unchanged,
  setDirection: unchanged,
  setTheme: unchanged,
  layOut: unchanged,
};
