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
  heads: ['idea', 'brainstorm', 'brainstorming', 'story map', 'topic'],
  signs: [
    [{ pattern: /^\s*mindmap\s*$/m, atLeast: 1 }],
    [{ pattern: /\b(?:central (?:idea|topic)|main branches|sub-?branches)\b/i, atLeast: 1 }],
  ],
};
