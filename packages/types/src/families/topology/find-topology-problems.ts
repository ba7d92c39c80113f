import type { DiagramSpec, Finding, SpecNode } from '@diagloom/diagram/model';

/** What an expert would object to in every drawing of parts and links. */
export const findTopologyProblems = (spec: DiagramSpec): readonly Finding[] => [
  ...findLoners(spec),
  ...findLooseEnds(spec),
  ...findEmptyGroups(spec),
  ...findIdleBalancers(spec),
];

/** A node counts as connected when its group is. */
const findLoners = (spec: DiagramSpec): readonly Finding[] => {
  if (spec.nodes.length < 2) return [];
  const ends = new Set(spec.edges.flatMap(({ from, to }) => [from, to]));
  return spec.nodes
    .filter(({ id, groups = [] }) => !ends.has(id) && !groups.some((group) => ends.has(group)))
    .map(({ id, label }) => ({
      rule: 'unconnected',
      about: [id],
      message: `"${label}" isn’t connected to anything. Say what it talks to.`,
    }));
};

const findLooseEnds = (spec: DiagramSpec): readonly Finding[] => {
  const known = new Set([...spec.nodes, ...spec.groups].map(({ id }) => id));
  return spec.edges
    .filter(({ from, to }) => !known.has(from) || !known.has(to))
    .map(({ id }) => ({
      rule: 'loose-end',
      about: [id],
      message: 'This line has a loose end. Connect both ends.',
    }));
};

const findEmptyGroups = (spec: DiagramSpec): readonly Finding[] =>
  spec.groups
    .filter(({ id }) => !spec.nodes.some(({ groups }) => groups?.includes(id)))
    .filter(({ id }) => !spec.groups.some(({ parent }) => parent === id))
    .map(({ id, label }) => ({
      rule: 'empty-group',
      about: [id],
      message: `"${label}" is empty. Put something in it or remove it.`,
    }));

const findIdleBalancers = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes
    .filter(({ kind }) => kind === 'load-balancer')
    .filter(({ id }) => spec.edges.filter(({ from }) => from === id).length === 1)
    .filter(({ id }) =>
      spec.edges.every(({ from, to }) => from !== id || !spec.groups.some((group) => group.id === to)),
    )
    .map(({ id, label }) => ({
      rule: 'balancer-without-choice',
      about: [id],
      message: `"${label}" has only one target. Add a second one so there’s something to balance.`,
    }));

const clients = new Set(['browser', 'mobile', 'client', 'user', 'desktop']);
const stores = new Set(['database', 'cache', 'queue']);

/** A client that reads or writes a store without a service between them. */
export const findExposedStores = (spec: DiagramSpec): readonly Finding[] => {
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  return spec.edges.flatMap(({ id, from, to }): readonly Finding[] => {
    const ends = [nodes.get(from), nodes.get(to)].filter((node) => node !== undefined);
    const client = ends.find(isOneOf(clients));
    const store = ends.find(isOneOf(stores));
    if (client === undefined || store === undefined) return [];
    const message = `"${client.label}" talks directly to "${store.label}". Put a service between them.`;
    return [{ rule: 'client-reaches-store', about: [id], message }];
  });
};

const endpoints = new Set(['server', 'database', 'storage', 'desktop', 'laptop', 'printer', 'camera']);

/** Something that keeps data or works on it, linked to the internet without a firewall or a router before it. */
export const findOpenEndpoints = (spec: DiagramSpec): readonly Finding[] => {
  const nodes = new Map(spec.nodes.map((node) => [node.id, node]));
  return spec.edges.flatMap(({ id, kind, from, to }): readonly Finding[] => {
    const ends = [nodes.get(from), nodes.get(to)].filter((node) => node !== undefined);
    const open = ends.find(isOneOf(endpoints));
    if (kind === 'tunnel' || open === undefined || !ends.some((node) => node.kind === 'internet')) return [];
    const message = `"${open.label}" is open to the internet. Put a firewall in front of it.`;
    return [{ rule: 'open-to-the-internet', about: [id], message }];
  });
};

const isOneOf =
  (kinds: ReadonlySet<string>) =>
  ({ kind }: SpecNode): boolean =>
    kind !== undefined && kinds.has(kind);
