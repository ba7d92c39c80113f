import type { TypeDescription } from '../understanding.ts';

/** A type of charts for tests. */
export const chartType: TypeDescription = {
  id: 'orgchart',
  label: 'Org chart',
  family: 'hierarchy',
  vocabulary: {
    nodes: ['position', 'unit', 'assistant', 'vacant'].map((id) => ({ id, label: id, synonyms: [] })),
    edges: [],
    groups: [],
  },
  examples: [],
};
