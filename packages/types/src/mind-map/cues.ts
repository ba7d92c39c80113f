import type { TypeCues } from '@diagloom/diagram/model';

export const mindMapCues: TypeCues = {
  names: [
    'mind map',
    'mindmap',
    'concept map',
    'idea map',
    'brainstorm map',
    'fishbone diagram',
    'ishikawa diagram',
    'spider diagram',
  ],
  signs: [
    [{ pattern: /^\s*mindmap\s*$/m, atLeast: 1 }],
    [{ pattern: /\b(?:central (?:idea|topic)|main branches|sub-?branches)\b/i, atLeast: 1 }],
  ],
};
