import type { DiagramSpec, Edit, ReadNotation, SpecEdge, SpecNode } from '../model/index.ts';

/** A text of notation as it was read. */
export type ReadText = Pick<ReadNotation, 'spec' | 'keys'>;

/**
 * The edits that turn what one text says into what another says. Parts are the same where their keys are, whatever became of their labels;
 * lines between the same two parts are the same in the order in which they stand. In: the text of the page as it is, and the wanted one.
 * Out: edits for `applyEdits`, which name cells of the page by the ids of the first text. What no edit can do (the order of messages,
 * properties) is left out.
 */
export const editsBetween = (before: ReadText, after: ReadText): readonly Edit[] => {
  const ids = idsIn(before, after);
  const wanted = translate(after.spec, ids);
  const old = before.spec;
  const [oldNodes, newNodes] = [byId(old.nodes), byId(wanted.nodes)];
  const removed = old.nodes.filter(({ id }) => !newNodes.has(id));
  const added = wanted.nodes.filter(({ id }) => !oldNodes.has(id));
  const isGone = (id: string): boolean => removed.some((node) => node.id === id);
  const lines = matchEdges(old.edges, wanted.edges);
  const holders = new Set(old.groups.map(({ id }) => id));
  const growing = addNodes(added, lines, { nodes: new Set(oldNodes.keys()), holders });
  return [
    ...(wanted.direction !== undefined && wanted.direction !== old.direction
      ? [{ kind: 'setDirection', direction: wanted.direction } as const]
      : []),
    ...removed.map(({ id }): Edit => ({ kind: 'removeNode', node: id, heal: false })),
    ...growing.edits,
    ...lines.removed
      .filter((edge) => !growing.turned.has(edge) && !isGone(edge.from) && !isGone(edge.to))
      .map(({ id }): Edit => ({ kind: 'disconnect', edge: id })),
    ...lines.added.filter((edge) => !growing.joined.has(edge)).map(connection),
    ...[...lines.added].flatMap(cardinality),
    ...lines.same.flatMap(([was, is]) => edgeChanges(was, is)),
    ...wanted.nodes.flatMap((node) => nodeChanges(oldNodes.get(node.id), node, holders)),
    ...groupEdits(old, wanted),
    ...noteEdits(old, wanted),
  ];
};

type Lines = ReturnType<typeof matchEdges>;

/** The ids of the wanted text's parts on the page: those of the same keys, and for new parts ones that are free. */
const idsIn = (before: ReadText, after: ReadText): ReadonlyMap<string, string> => {
  const taken = new Set([...before.keys.values(), ...before.spec.edges.map(({ id }) => id)]);
  const ids = new Map<string, string>();
  for (const [key, id] of after.keys) {
    const kept = before.keys.get(key);
    let own = kept ?? id;
    for (let count = 2; kept === undefined && taken.has(own); count++) own = `${id}-${count}`;
    taken.add(own);
    ids.set(id, own);
  }
  return ids;
};

const translate = (spec: DiagramSpec, ids: ReadonlyMap<string, string>): DiagramSpec => {
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    ...spec,
    nodes: spec.nodes.map((node) => ({
      ...node,
      id: idOf(node.id),
      ...(node.groups && { groups: node.groups.map(idOf) }),
    })),
    edges: spec.edges.map((edge) => ({ ...edge, from: idOf(edge.from), to: idOf(edge.to) })),
    groups: spec.groups.map((group) => ({ ...group, id: idOf(group.id) })),
    notes: spec.notes.map((note) => ({ ...note, about: note.about.map(idOf) })),
  };
};

const byId = <Part extends { readonly id: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> =>
  new Map(parts.map((part) => [part.id, part]));

/** Lines of one text by those of another: first those that say the same, then those that join the same parts. */
const matchEdges = (before: readonly SpecEdge[], after: readonly SpecEdge[]) => {
  const open = new Set(before);
  const same: (readonly [SpecEdge, SpecEdge])[] = [];
  const rest = (wanted: readonly SpecEdge[], isSame: (was: SpecEdge, is: SpecEdge) => boolean): readonly SpecEdge[] =>
    wanted.filter((is) => {
      const was = [...open].find((edge) => edge.from === is.from && edge.to === is.to && isSame(edge, is));
      if (was === undefined) return true;
      open.delete(was);
      same.push([was, is]);
      return false;
    });
  const other = rest(after, (was, is) => was.label === is.label && was.kind === is.kind);
  // A line of another kind is drawn anew: no edit changes its kind.
  const added = rest(other, (was, is) => was.kind === is.kind);
  return { same, added, removed: [...open] };
};

interface Known {
  readonly nodes: Set<string>;
  /** Groups of the page; new ones take their members themselves. */
  readonly holders: ReadonlySet<string>;
}

/** New parts, each behind one that is there already where a new line says so; a part between two takes the place of their line. */
const addNodes = (nodes: readonly SpecNode[], { added, removed }: Lines, { nodes: known, holders }: Known) => {
  const joined = new Set<SpecEdge>();
  const turned = new Set<SpecEdge>();
  const edits: Edit[] = [];
  const waiting = new Set(nodes);
  while (waiting.size > 0) {
    const next =
      [...waiting].find(({ id }) => added.some((edge) => edge.to === id && known.has(edge.from))) ?? [...waiting][0];
    if (next === undefined) break;
    waiting.delete(next);
    const { id, label, kind, groups } = next;
    const group = groups?.find((each) => holders.has(each));
    const own = { kind: 'addNode', id, label, ...(kind && { nodeKind: kind }), ...(group && { group }) } as const;
    const into = added.find((edge) => edge.to === id && known.has(edge.from));
    const out = added.find((edge) => edge.from === id && known.has(edge.to));
    const between = removed.find((edge) => edge.from === into?.from && edge.to === out?.to);
    known.add(id);
    if (into !== undefined && out !== undefined && between !== undefined && into.label === between.label) {
      edits.push({ ...own, after: into.from, before: out.to, ...(out.label && { onward: out.label }) });
      for (const edge of [into, out]) joined.add(edge);
      turned.add(between);
    } else edits.push(own);
  }
  return { edits, joined, turned };
};

const connection = ({ from, to, label, kind }: SpecEdge): Edit => ({
  kind: 'connect',
  from,
  to,
  ...(label && { label }),
  ...(kind && { edgeKind: kind }),
});

const cardinality = ({ from, to, fromCardinality, toCardinality }: SpecEdge): readonly Edit[] =>
  fromCardinality === undefined && toCardinality === undefined
    ? []
    : [
        {
          kind: 'setCardinality',
          from,
          to,
          ...(fromCardinality !== undefined && { atFrom: fromCardinality }),
          ...(toCardinality !== undefined && { atTo: toCardinality }),
        },
      ];

const edgeChanges = (was: SpecEdge, is: SpecEdge): readonly Edit[] => [
  ...(was.label === is.label ? [] : [{ kind: 'rename', target: was.id, label: is.label } as const]),
  ...(was.fromCardinality === is.fromCardinality && was.toCardinality === is.toCardinality ? [] : cardinality(is)),
];

const nodeChanges = (was: SpecNode | undefined, is: SpecNode, holders: ReadonlySet<string>): readonly Edit[] => {
  const rows = rowChanges(is.id, was?.attributes ?? [], is.attributes ?? []);
  if (was === undefined) return rows;
  const [left, entered] = [was.groups?.[0], is.groups?.[0]];
  return [
    ...(was.label === is.label ? [] : [{ kind: 'rename', target: is.id, label: is.label } as const]),
    ...(was.kind === is.kind || is.kind === undefined
      ? []
      : [{ kind: 'setKind', node: is.id, nodeKind: is.kind } as const]),
    ...rows,
    ...(entered === undefined || entered === left || !holders.has(entered)
      ? []
      : [{ kind: 'moveToGroup', nodes: [is.id], group: entered } as const]),
  ];
};

type Rows = NonNullable<SpecNode['attributes']>;

const rowChanges = (node: string, before: Rows, after: Rows): readonly Edit[] => {
  const [old, wanted] = [new Map(before.map((row) => [row.name, row])), new Set(after.map(({ name }) => name))];
  const gone = before.filter(({ name }) => !wanted.has(name));
  const come = after.filter(({ name }) => !old.has(name));
  // A row that only lost its name keeps its place.
  const renamed = gone.length === come.length;
  return [
    ...(renamed ? [] : gone.map(({ name }): Edit => ({ kind: 'removeAttribute', node, name }))),
    ...come.map((attribute, index): Edit => {
      const name = gone[index]?.name;
      return renamed && name !== undefined
        ? { kind: 'changeAttribute', node, name, attribute }
        : { kind: 'addAttribute', node, attribute };
    }),
    ...after.flatMap((attribute): readonly Edit[] => {
      const was = old.get(attribute.name);
      return was === undefined || JSON.stringify(was) === JSON.stringify(attribute)
        ? []
        : [{ kind: 'changeAttribute', node, name: attribute.name, attribute }];
    }),
  ];
};

const groupEdits = (before: DiagramSpec, after: DiagramSpec): readonly Edit[] => {
  const [old, wanted] = [byId(before.groups), byId(after.groups)];
  return [
    ...after.groups.flatMap(({ id, label, kind }): readonly Edit[] => {
      const was = old.get(id);
      if (was !== undefined) return was.label === label ? [] : [{ kind: 'rename', target: id, label }];
      const members = after.nodes.filter(({ groups }) => groups?.includes(id)).map((node) => node.id);
      return [{ kind: 'addGroup', id, label, members, ...(kind && { groupKind: kind }) }];
    }),
    ...before.groups.filter(({ id }) => !wanted.has(id)).map(({ id }): Edit => ({ kind: 'ungroup', group: id })),
  ];
};

/** Notes have no keys: they are the same where their words are, or where they are about the same. */
const noteEdits = (before: DiagramSpec, after: DiagramSpec): readonly Edit[] => {
  const said = new Set(after.notes.map(({ text }) => text));
  const had = new Set(before.notes.map(({ text }) => text));
  const gone = before.notes.filter(({ text }) => !said.has(text));
  return after.notes
    .filter(({ text }) => !had.has(text))
    .map(({ id, text, about }): Edit => {
      const at = gone.findIndex((note) => note.about.join() === about.join());
      const [was] = at < 0 ? [] : gone.splice(at, 1);
      return was === undefined ? { kind: 'addNote', id, text, about } : { kind: 'rename', target: was.id, label: text };
    })
    .concat(gone.map(({ id }): Edit => ({ kind: 'removeNode', node: id, heal: false })));
};
