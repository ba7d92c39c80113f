import { type Sign, shareOf, squashed } from './sign.ts';
import type { NodeView, View } from './view.ts';

/** What the graph looks like. */
export const shapeSigns: readonly Sign[] = [
  {
    id: 'choices-odd',
    says: 'decisions with only one answer, or with two identical answers',
    measure: ({ nodes }) => shareOf(nodes.filter(isChoice), isOddChoice),
  },
  { id: 'has-choices', measure: ({ nodes }) => squashed(nodes.filter(isChoice).length, 2) },
  {
    id: 'dead-ends',
    says: 'steps that lead nowhere',
    measure: ({ nodes }) =>
      hasEnds(nodes) ? shareOf(nodes, (each) => each.outgoing.length === 0 && each.node.kind !== 'end') : 0,
  },
  {
    id: 'out-of-nowhere',
    says: 'steps that nothing leads to',
    measure: ({ nodes }) =>
      hasEnds(nodes) ? shareOf(nodes, (each) => each.incoming.length === 0 && each.node.kind !== 'start') : 0,
  },
  {
    id: 'alone',
    says: 'parts with no connections',
    measure: ({ nodes }) => shareOf(nodes, ({ incoming, outgoing }) => incoming.length + outgoing.length === 0),
  },
  {
    id: 'pieces',
    says: 'groups of parts that aren’t connected to the rest',
    measure: (view) => squashed(countPieces(view) - 1, 3),
  },
  {
    id: 'self-lines',
    says: 'lines from a part to itself',
    measure: ({ spec }) => shareOf(spec.edges, ({ from, to }) => from === to),
  },
  {
    id: 'lines-per-part',
    measure: ({ spec }) => squashed(spec.edges.length / Math.max(1, spec.nodes.length), 1),
  },
  {
    id: 'from-patterns',
    says: 'parts of built-in patterns',
    measure: ({ spec }) => shareOf(spec.nodes, ({ origin }) => origin === 'pattern'),
  },
  {
    id: 'repaired',
    measure: ({ spec }) =>
      shareOf(spec.nodes, ({ origin, kind }) => origin === 'repair' && kind !== 'start' && kind !== 'end'),
  },
  {
    id: 'unsure',
    says: 'parts we weren’t sure about',
    measure: ({ spec }) =>
      spec.nodes.length === 0 ? 0 : 1 - Math.min(...spec.nodes.map(({ confidence = 1 }) => confidence)),
  },
  { id: 'parts', measure: ({ spec }) => squashed(spec.nodes.length, 10) },
  { id: 'groups', measure: ({ spec }) => squashed(spec.groups.length, 3) },
  {
    id: 'rows',
    measure: ({ spec }) => shareOf(spec.nodes, ({ attributes }) => attributes !== undefined),
  },
  {
    id: 'labelled-lines',
    measure: ({ spec }) => shareOf(spec.edges, ({ label }) => label !== ''),
  },
];
export const isChoice = ({ node }: NodeView): boolean => node.kind === 'decision' || node.kind === 'xor';
const isOddChoice = ({ outgoing }: NodeView): boolean =>
  new Set(outgoing.map(({ to }) => to)).size < 2 ||
  new Set(outgoing.map(({ label }) => label.toLowerCase())).size < outgoing.length;
const hasEnds = (nodes: readonly NodeView[]): boolean =>
  nodes.some(({ node }) => node.kind === 'start' || node.kind === 'end');
const countPieces = ({ nodes, spec }: View): number => {
  const parent = new Map(nodes.map(({ node }) => [node.id, node.id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root)) root = next;
    parent.set(id, root);
    return root;
  };
  for (const { from, to } of spec.edges) if (parent.has(from) && parent.has(to)) parent.set(rootOf(from), rootOf(to));
  return Math.max(1, new Set(nodes.map(({ node }) => rootOf(node.id))).size);
};
