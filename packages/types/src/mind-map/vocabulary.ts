import type { Vocabulary } from '@diagloom/diagram/model';

export const mindMapVocabulary: Vocabulary = {
  nodes: [{ id: 'topic', label: 'Topic', synonyms: ['topic', 'idea', 'theme', 'branch', 'subtopic', 'point'] }],
  edges: [
    { id: 'branch', label: 'Branch', synonyms: ['branch', 'line'] },
    { id: 'link', label: 'Cross link', synonyms: ['cross link', 'relation', 'association'] },
  ],
  groups: [],
};
