import type { Vocabulary } from '@diagloom/diagram/model';
import { flowKind, flowNodeKinds } from '../families/flow/vocabulary.ts';

export const flowchartVocabulary: Vocabulary = {
  nodes: flowNodeKinds,
  edges: [flowKind],
  groups: [{ id: 'container', label: 'Group', synonyms: ['group', 'phase', 'section', 'stage'] }],
};
