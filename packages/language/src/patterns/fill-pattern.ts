import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import type { PatternHit } from './retrieve-patterns.ts';

/** The spec of a pattern with the options and slots that the prompt asks for; every part says that it came from a pattern. */
export const fillPattern = ({ pattern, options, slots }: PatternHit, typeId: string): DiagramSpec => {
  const removed = new Set(options.flatMap(({ without = [] }) => without.map((line) => line.trim())));
  const lines = [
    ...pattern.notation.split('\n').filter((line) => !removed.has(line.trim())),
    ...options.flatMap((option) => option.with.split('\n')),
  ];
  const text = lines.join('\n').replace(/\{\{(\w+)\}\}/g, (blank, name: string) => slots[name] ?? blank);
  const { spec } = parseNotation(`${typeId}: ${JSON.stringify(pattern.title)}\n${text}`, typeId);
  const origin = 'pattern' as const;
  return {
    ...spec,
    nodes: spec.nodes.map((node) => ({ ...node, origin })),
    edges: spec.edges.map((edge) => ({ ...edge, origin })),
    groups: spec.groups.map((group) => ({ ...group, origin })),
    notes: spec.notes.map((note) => ({ ...note, origin })),
  };
};
