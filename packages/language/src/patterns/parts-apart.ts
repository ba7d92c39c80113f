import { createIdPool, type DiagramSpec, edgeIdFor, type SpecNode } from '@diagloom/diagram/model';
import { isSameLabel } from './merge-specs.ts';

/** So many parts that no line joins to the pattern's are a system of their own. */
const leastOfSystem = 3;

/**
 * A pattern of a topology with what a prompt names beside it, without parts that hang on nothing. In a network they hang on its switch;
 * elsewhere one or two of them are left out, and undefined says that more of them are to be drawn without the pattern.
 */
export const withPartsJoined = (whole: DiagramSpec, pattern: DiagramSpec, typeId: string): DiagramSpec | undefined => {
  const apart = partsApart(whole, pattern);
  if (apart.length === 0) return whole;
  if (typeId === 'network') return onHub(whole, pattern, apart);
  return apart.length >= leastOfSystem ? undefined : without(whole, apart);
};

/** What no way leads to or from a part of the pattern. */
const partsApart = ({ nodes, edges }: DiagramSpec, pattern: DiagramSpec): readonly SpecNode[] => {
  const joined = new Set(
    nodes.filter(({ label }) => pattern.nodes.some((node) => isSameLabel(node.label, label))).map(({ id }) => id),
  );
  for (let before = -1; before < joined.size; ) {
    before = joined.size;
    for (const { from, to } of edges) if (joined.has(from) || joined.has(to)) joined.add(from).add(to);
  }
  return nodes.filter(({ id }) => !joined.has(id));
};

const onHub = (whole: DiagramSpec, pattern: DiagramSpec, apart: readonly SpecNode[]): DiagramSpec => {
  const linesOf = ({ label }: SpecNode): number => {
    const id = pattern.nodes.find((node) => isSameLabel(node.label, label))?.id;
    return pattern.edges.filter(({ from, to }) => from === id || to === id).length;
  };
  const [hub] = whole.nodes.filter(({ kind }) => kind === 'switch').toSorted((a, b) => linesOf(b) - linesOf(a));
  if (hub === undefined) return whole;
  const pool = createIdPool(whole.edges.map(({ id }) => id));
  const entries = apart.filter(({ id }) => !whole.edges.some(({ to }) => to === id));
  const edges = entries.map(({ id }) => ({
    id: edgeIdFor(hub.id, id, pool),
    from: hub.id,
    to: id,
    label: '',
    origin: 'repair' as const,
  }));
  return { ...whole, edges: [...whole.edges, ...edges] };
};

const without = (spec: DiagramSpec, left: readonly SpecNode[]): DiagramSpec => {
  const isKept = (id: string): boolean => !left.some((node) => node.id === id);
  return {
    ...spec,
    nodes: spec.nodes.filter(({ id }) => isKept(id)),
    edges: spec.edges.filter(({ from, to }) => isKept(from) && isKept(to)),
  };
};
