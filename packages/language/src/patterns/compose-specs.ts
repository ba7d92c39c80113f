import {
  createIdPool,
  type DiagramSpec,
  edgeIdFor,
  type Family,
  nodeIdFor,
  type SpecNode,
} from '@diagloom/diagram/model';
import { chainFlows } from './chain-flows.ts';
import { isSameLabel, mergeSpecs } from './merge-specs.ts';

/** How two specs of a family become one. */
type Composer = (first: DiagramSpec, second: DiagramSpec) => DiagramSpec;

const joinByLabel: Composer = (first, second) =>
  mergeSpecs(first, second, { nodes: 'one', groups: 'one', edges: 'one' });

/** Messages follow each other, between participants that both know. */
const appendMessages: Composer = (first, second) =>
  mergeSpecs(first, second, { nodes: 'one', groups: 'apart', edges: 'all' });

/** Both topics become branches of the first one's map. */
const joinTopics: Composer = (first, second) => {
  const merged = mergeSpecs(first, second, { nodes: 'apart', groups: 'one', edges: 'all' });
  const pool = createIdPool([...merged.nodes, ...merged.edges].map(({ id }) => id));
  const label = `${first.title} and ${second.title}`;
  const id = nodeIdFor(label, pool);
  const entered = new Set(merged.edges.map(({ to }) => to));
  const centres = merged.nodes.filter((node) => !entered.has(node.id));
  return {
    ...merged,
    nodes: [{ id, label, origin: 'pattern' }, ...merged.nodes],
    edges: [
      ...centres.map((centre) => ({
        id: edgeIdFor(id, centre.id, pool),
        from: id,
        to: centre.id,
        label: '',
        origin: 'pattern' as const,
      })),
      ...merged.edges,
    ],
  };
};

/** A chart has one head, so two of them have no honest composition: families without an entry are not composed. */
export const composers: Readonly<Partial<Record<Family, Composer>>> = {
  process: chainFlows,
  messages: appendMessages,
  topics: joinTopics,
  classes: joinByLabel,
  entities: joinByLabel,
  topology: joinByLabel,
};

/** The prompt's own branches, each with what the pattern has below a topic of the same name. */
const fillBranches: Composer = (own, pattern) => {
  const pool = createIdPool([...own.nodes, ...own.edges].map(({ id }) => id));
  const nodes = [...own.nodes];
  const edges = [...own.edges];
  const fill = (from: string, to: string): void => {
    for (const { to: below } of pattern.edges.filter((edge) => edge.from === from)) {
      const topic = pattern.nodes.find(({ id }) => id === below);
      if (topic === undefined) continue;
      const id = nodeIdFor(topic.label, pool);
      nodes.push({ ...topic, id });
      edges.push({ id: edgeIdFor(to, id, pool), from: to, to: id, label: '', origin: 'pattern' });
      fill(below, id);
    }
  };
  const leaves = own.nodes.filter(({ id }) => !own.edges.some(({ from }) => from === id));
  for (const leaf of leaves) {
    const known = pattern.nodes.find(({ label }) => isSameLabel(label, leaf.label));
    if (known !== undefined) fill(known.id, leaf.id);
  }
  return { ...own, nodes, edges };
};

/** A part of the prompt stands in the place of the only part of its kind that the pattern has: `Redis` of `Session cache`. */
const addParts: Composer = (own, pattern) => {
  const only = (spec: DiagramSpec, kind: string | undefined): SpecNode | undefined => {
    const alike = spec.nodes.filter((node) => kind !== undefined && node.kind === kind);
    return alike.length === 1 ? alike[0] : undefined;
  };
  const isBare = ({ id, groups = [] }: SpecNode): boolean =>
    groups.length === 0 && own.edges.every(({ from, to }) => from !== id && to !== id);
  const taken: SpecNode[] = [];
  const nodes = pattern.nodes.map((node) => {
    const named = only(pattern, node.kind) === node ? only(own, node.kind) : undefined;
    if (named === undefined || pattern.nodes.some(({ label }) => isSameLabel(label, named.label))) return node;
    // What the prompt only names stands where the pattern has it.
    if (!isBare(named)) return { ...node, label: named.label };
    taken.push(named);
    const { id, groups } = node;
    return { ...named, id, ...(groups === undefined ? {} : { groups }) };
  });
  const said = { ...own, nodes: own.nodes.filter((node) => !taken.includes(node)) };
  return joinByLabel(said, { ...pattern, nodes });
};

/** Adds what a pattern knows to what the prompt says, which wins; only families whose parts have no order can be added to. */
export const adders: Readonly<Partial<Record<Family, Composer>>> = {
  classes: joinByLabel,
  entities: joinByLabel,
  topology: addParts,
  topics: fillBranches,
};
