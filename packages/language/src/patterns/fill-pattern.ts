import { type DiagramSpec, notationWith, parseNotation } from '@diagloom/diagram/model';
import type { PatternHit } from './retrieve-patterns.ts';

/** The spec of a pattern with the options and slots that the prompt asks for; every part says that it came from a pattern. */
export const fillPattern = ({ pattern, options, slots }: PatternHit, typeId: string): DiagramSpec => {
  const lines = notationWith(pattern, options).replace(/\{\{(\w+)\}\}/g, (blank, name: string) => slots[name] ?? blank);
  const { spec } = parseNotation(`${typeId}: ${JSON.stringify(pattern.title)}\n${lines}`, typeId);
  const origin = 'pattern' as const;
  return {
    ...spec,
    nodes: spec.nodes.map((node) => ({ ...node, origin })),
    edges: spec.edges.map((edge) => ({ ...edge, origin })),
    groups: spec.groups.map((group) => ({ ...group, origin })),
    notes: spec.notes.map((note) => ({ ...note, origin })),
  };
};
