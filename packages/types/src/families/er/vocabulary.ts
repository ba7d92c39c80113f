import type { Vocabulary } from '@diagloom/diagram/model';

/** What conceptual, logical and physical data models speak of; the physical one calls an entity a table. */
export const erVocabulary: Vocabulary = {
  nodes: [
    { id: 'entity', label: 'Entity', synonyms: ['entity', 'table', 'object', 'thing'] },
    {
      id: 'weak-entity',
      label: 'Dependent entity',
      synonyms: ['weak entity', 'dependent entity', 'junction table', 'join table'],
    },
  ],
  edges: [{ id: 'relates', label: 'Relationship', synonyms: ['relationship', 'relation', 'reference', 'foreign key'] }],
  groups: [{ id: 'area', label: 'Subject area', synonyms: ['subject area', 'schema', 'module', 'domain'] }],
};
