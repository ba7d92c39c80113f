import type { SpecNode } from '../../../model/diagram-spec.ts';
import { type CarryStep, counted, sayWhere } from '../../carry/carry.ts';

/**
 * Mermaid has one nameless start and one nameless end, which exist by their lines alone; every line is a transition. A state's name is
 * never empty, and a note is about one state.
 */
export const asStates: CarryStep = (spec) => {
  const ends = { initial: findFirst(spec.nodes, 'initial'), final: findFirst(spec.nodes, 'final') };
  const merged = (id: string): string => {
    const kind = spec.nodes.find((node) => node.id === id)?.kind;
    return (kind === 'initial' || kind === 'final' ? ends[kind]?.id : undefined) ?? id;
  };
  const edges = spec.edges
    .map(({ kind: _kind, ...edge }) => ({ ...edge, kind: 'transition', from: merged(edge.from), to: merged(edge.to) }))
    .filter(({ from, to }) => to !== ends.initial?.id && from !== ends.final?.id);
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isEnd = ({ kind }: SpecNode): boolean => kind === 'initial' || kind === 'final';
  const states = spec.nodes
    .filter((node) => !isEnd(node))
    .map((node) => ({ ...node, label: node.label || node.id.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'State' }));
  const points = [ends.initial, ends.final].flatMap((node) =>
    node !== undefined && used.has(node.id)
      ? [{ id: node.id, label: '', ...(node.kind ? { kind: node.kind } : {}) }]
      : [],
  );
  const names = new Set(states.map(({ id }) => id));
  const notes = spec.notes.flatMap((note) => {
    const about = note.about.filter((id) => names.has(id)).slice(0, 1);
    return about.length === 0 || note.text === '' ? [] : [{ ...note, about }];
  });
  const lostNodes = spec.nodes.length - states.length - points.length;
  return {
    spec: {
      ...spec,
      nodes: [
        ...points.filter(({ kind }) => kind === 'initial'),
        ...states,
        ...points.filter(({ kind }) => kind === 'final'),
      ],
      edges,
      notes,
    },
    leftOut: [
      ...sayWhere(
        lostNodes,
        `This format has only one start and one end: ${counted(lostNodes, 'other')} merged into them.`,
      ),
      ...sayWhere(
        spec.edges.length - edges.length,
        `Lines into the start or out of the end can’t be shown: ${spec.edges.length - edges.length} left out.`,
      ),
      ...sayWhere(
        spec.notes.length - notes.length,
        `Notes without a state are left out: ${spec.notes.length - notes.length}.`,
      ),
    ],
  };
};

const findFirst = (nodes: readonly SpecNode[], kind: string): SpecNode | undefined =>
  nodes.find((node) => node.kind === kind);
