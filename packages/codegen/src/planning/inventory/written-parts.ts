import type { DiagramSpec, SpecEdge, SpecNode } from '@diagloom/diagram/model';
import { countedPart, isPlainBrowser, productPart } from '@diagloom/language/verdicts';
import { labelWords, oneLine } from '../../program/index.ts';
import { protocols } from './client-operations.ts';
import { detailOf } from './plan-tree.ts';

/** The parts that somebody writes, with whom they ask, and what was left out of the drawing for that. */
export interface WrittenParts {
  readonly spec: DiagramSpec;
  /** Ids of those that nobody writes and that bring requests from outside. */
  readonly entries: ReadonlySet<string>;
  /** Set up to pass requests on: the lines into them lead to what is behind. */
  readonly passedThrough: readonly SpecNode[];
  /** Set up to watch others: what they look at is no request. */
  readonly watching: readonly SpecNode[];
  /** Several of one part, and the one that stands for all. */
  readonly copies: ReadonlyMap<SpecNode, SpecNode>;
}

/** Kinds that are set up and not written. */
const passingKinds = new Set(['load-balancer', 'proxy', 'firewall', 'cdn']);

/** Kinds that are asked only, so that a product among them passes nothing on. */
const kept = new Set(['database', 'cache', 'queue', 'storage', 'search']);

/**
 * Only what somebody writes becomes code. In: a drawing of parts. Several copies of one become one; requests go through a load balancer, or a
 * web server that is a product, to what is behind it; and whoever watches others asks nothing of them. A line that says something into what
 * passes on to several parts stays, as where it leads is set up there.
 */
export const writtenParts = (drawn: DiagramSpec): WrittenParts => {
  const copies = findCopies(drawn);
  const once = withoutCopies(drawn, copies);
  const kindOf = new Map(once.nodes.map(({ id, kind = '' }) => [id, kind]));
  const watching = once.nodes.filter((node) => isWatching(node, once));
  const asking = once.edges.filter(({ from, to }) => from !== to && watching.every(({ id }) => id !== from));
  const passing = once.nodes.filter((node) => isPassingOn(node, asking));
  const gone = new Set(passing.map(({ id }) => id));
  const browsers = once.nodes.filter((node) => node.kind === 'browser' && isPlainBrowser(node.label));
  const isEntry = ({ id }: SpecNode): boolean =>
    asking.filter(({ to }) => to === id).every((edge) => isSilent(edge) && people.has(kindOf.get(edge.from) ?? ''));
  const entries = new Set([...passing, ...browsers].filter(isEntry).map(({ id }) => id));
  /** The lines that one leads to, through all that passes it on. */
  const through = (edge: SpecEdge, seen: ReadonlySet<string>): readonly SpecEdge[] => {
    if (!gone.has(edge.to) || seen.has(edge.to)) return [edge];
    const next = asking.filter(({ from, to }) => from === edge.to && !seen.has(to));
    if (next.length === 0 || (next.length > 1 && !isSilent(edge))) return [edge];
    const passed = new Set([...seen, edge.to]);
    return next.flatMap((each) => through({ ...(isSilent(edge) ? each : edge), from: edge.from, to: each.to }, passed));
  };
  const led = unique(
    asking
      .filter(({ from, to }) => !entries.has(to) && (!gone.has(from) || entries.has(from)))
      .flatMap((edge) => through(edge, new Set([edge.from]))),
  );
  const isAsked = ({ id }: SpecNode): boolean => led.some(({ to }) => to === id);
  const left = new Set(
    [...passing, ...watching].filter((node) => !isAsked(node) && !entries.has(node.id)).map(({ id }) => id),
  );
  return {
    spec: {
      ...once,
      nodes: once.nodes
        .filter(({ id }) => !left.has(id))
        .map((node) => (gone.has(node.id) || entries.has(node.id) ? { ...node, kind: 'external' } : node)),
      edges: led,
    },
    entries,
    passedThrough: passing.filter((node) => !isAsked(node)),
    watching,
    copies,
  };
};

/** Kinds whose lines ask nothing that is told where they say nothing. */
export const people = new Set(['user', 'internet', 'sensor']);

const isSilent = ({ label }: SpecEdge): boolean => oneLine(label) === '' || protocols.test(oneLine(label));

const unique = (edges: readonly SpecEdge[]): readonly SpecEdge[] => {
  const seen = new Set<string>();
  return edges.filter(({ from, to, kind = '', label }) => {
    const key = [from, to, kind, oneLine(label)].join('\n');
    return !seen.has(key) && seen.add(key);
  });
};

const saidOf = (node: SpecNode): string => `${oneLine(node.label)} ${detailOf(node)}`;

const isWatching = (node: SpecNode, { edges }: DiagramSpec): boolean =>
  !kept.has(node.kind ?? '') &&
  (node.kind === 'monitoring' || productPart(saidOf(node)) === 'watches') &&
  edges.some(({ from }) => from === node.id);

const isPassingOn = (node: SpecNode, edges: readonly SpecEdge[]): boolean =>
  !kept.has(node.kind ?? '') &&
  (passingKinds.has(node.kind ?? '') || productPart(saidOf(node)) === 'passes on') &&
  edges.some(({ from }) => from === node.id);

/** Copies of one part are called alike but for a number, are of one kind, and stand between the same parts. */
const findCopies = ({ nodes, edges }: DiagramSpec): ReadonlyMap<SpecNode, SpecNode> => {
  const copies = new Map<SpecNode, SpecNode>();
  const keyOf = (node: SpecNode): string | undefined => {
    const plain = countedPart(node.label);
    if (plain === undefined || kept.has(node.kind ?? '')) return undefined;
    const neighbours = edges
      .flatMap(({ from, to }) => (from === node.id ? [`>${to}`] : to === node.id ? [`<${from}`] : []))
      .toSorted();
    if (neighbours.length === 0) return undefined;
    return [labelWords(plain).join(' '), node.kind ?? '', ...new Set(neighbours)].join('\n');
  };
  const first = new Map<string, SpecNode>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (key === undefined) continue;
    const known = first.get(key);
    if (known === undefined) first.set(key, node);
    else copies.set(node, known);
  }
  return copies;
};

const withoutCopies = (spec: DiagramSpec, copies: ReadonlyMap<SpecNode, SpecNode>): DiagramSpec => {
  if (copies.size === 0) return spec;
  const idOf = new Map([...copies].map(([copy, first]) => [copy.id, first.id]));
  const counted = new Set(copies.values());
  const edges = spec.edges.map((edge) => ({
    ...edge,
    from: idOf.get(edge.from) ?? edge.from,
    to: idOf.get(edge.to) ?? edge.to,
  }));
  return {
    ...spec,
    nodes: spec.nodes
      .filter((node) => !copies.has(node))
      .map((node) => (counted.has(node) ? { ...node, label: countedPart(node.label) ?? node.label } : node)),
    edges: unique(edges),
  };
};
