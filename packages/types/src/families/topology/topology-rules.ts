import type { DiagramSpec, Edit, Finding } from '@diagloom/diagram/model';
import { edgeOf, leaving, nodeOf } from '../advice/parts-of.ts';
import type { Finder, Rules } from '../advice/rule.ts';

export const findTopologyWishes: Finder = (spec) => [...findSinglePoints(spec), ...findUnlabelled(spec)];

export const topologyRules: Rules = {
  unconnected: {
    title: 'Connect an unconnected part',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The [part] connects to the [other part].',
  },
  'loose-end': {
    title: 'Fix a line with a loose end',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: ({ about: [edge = ''] }) => [{ kind: 'disconnect', edge }],
  },
  'empty-group': {
    title: 'Remove an empty area',
    category: 'visual',
    impact: 'medium',
    confidence: 1,
    fix: ({ about: [node = ''] }) => [{ kind: 'removeNode', node, heal: false }],
  },
  'balancer-without-choice': {
    title: 'Add a second instance behind the load balancer',
    category: 'optimization',
    impact: 'high',
    confidence: 1,
    blank: 'The load balancer distributes traffic to two [servers].',
    fix: addInstance,
  },
  'client-reaches-store': {
    title: 'Put a service in front of the store',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The [client] calls the [service]. The [service] reads from the [store].',
  },
  'open-to-the-internet': {
    title: 'Put a firewall in front of it',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    blank: 'The internet connects to a firewall. The firewall connects to the [server].',
    fix: addFirewall,
  },
  'single-point-of-failure': {
    title: 'Remove a single point of failure',
    category: 'optimization',
    impact: 'medium',
    confidence: 0.7,
    blank: 'A second [part] takes over when the first one fails.',
    fix: addReplica,
  },
  'link-without-label': {
    title: 'Label the remaining links',
    category: 'content',
    impact: 'low',
    confidence: 0.55,
  },
};

/** A twin of the one target there is. */
function addInstance({ about: [balancer = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const target = nodeOf(spec, leaving(spec, balancer)[0]?.to);
  return target === undefined ? [] : [twin(target, { label: `${target.label} 2`, after: balancer })];
}

function addFirewall({ about: [edgeId = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const edge = edgeOf(spec, edgeId);
  if (edge === undefined) return [];
  return [{ kind: 'addNode', label: 'Firewall', nodeKind: 'firewall', after: edge.from, before: edge.to }];
}

function addReplica({ about: [id = ''] }: Finding, spec: DiagramSpec): readonly Edit[] {
  const store = nodeOf(spec, id);
  return store === undefined ? [] : [twin(store, { label: `${store.label} replica`, after: id })];
}

const twin = (
  { kind, groups }: DiagramSpec['nodes'][number],
  { label, after }: { readonly label: string; readonly after: string },
): Edit => ({
  kind: 'addNode',
  label,
  after,
  ...(kind === undefined ? {} : { nodeKind: kind }),
  ...(groups?.[0] === undefined ? {} : { group: groups[0] }),
});

/** Parts that must hang on one store before its failure stops much. */
const manyUsers = 3;

const findSinglePoints = (spec: DiagramSpec): readonly Finding[] =>
  spec.nodes
    .filter(({ kind }) => kind === 'database')
    .filter(({ id }) => new Set(spec.edges.filter(({ to }) => to === id).map(({ from }) => from)).size >= manyUsers)
    .filter(({ id }) => !leaving(spec, id).some(({ to }) => nodeOf(spec, to)?.kind === 'database'))
    .map(({ id, label }) => ({
      rule: 'single-point-of-failure',
      about: [id],
      message: `Several parts stop when "${label}" fails. Add a replica that takes over.`,
    }));

const findUnlabelled = ({ edges }: DiagramSpec): readonly Finding[] => {
  const bare = edges.filter(({ label }) => label === '');
  return edges.length >= 4 && bare.length > 0 && bare.length * 3 <= edges.length
    ? [
        {
          rule: 'link-without-label',
          about: bare.map(({ id }) => id),
          message: `Most links say what goes over them, but ${bare.length === 1 ? 'one doesn’t' : `${bare.length} don’t`}. Label the rest too.`,
        },
      ]
    : [];
};
