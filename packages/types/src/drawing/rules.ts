import type { Rules } from '../families/advice/rule.ts';

/** A drawing is its author's own; only what is certainly a slip has a rule beside the general ones. */
export const drawingRules: Rules = {
  'loose-end': {
    title: 'Fix a line with a loose end',
    category: 'structure',
    impact: 'high',
    confidence: 1,
    fix: ({ about: [edge = ''] }) => [{ kind: 'disconnect', edge }],
  },
};
