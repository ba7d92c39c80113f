import type { Vocabulary } from '@diagloom/diagram/model';
import { flowKind, flowNodeKinds } from '../families/flow/vocabulary.ts';

export const processVocabulary: Vocabulary = {
  nodes: [
    ...flowNodeKinds,
    {
      id: 'event',
      label: 'Event',
      synonyms: ['event', 'intermediate event', 'milestone', 'trigger', 'timer', 'wait', 'deadline'],
    },
  ],
  edges: [flowKind, { id: 'message', label: 'Message', synonyms: ['message', 'message flow', 'information flow'] }],
  groups: [
    {
      id: 'lane',
      label: 'Lane',
      synonyms: ['lane', 'swimlane', 'swim lane', 'actor', 'role', 'department', 'team', 'responsible'],
    },
    { id: 'pool', label: 'Pool', synonyms: ['pool', 'organisation', 'organization', 'company', 'participant'] },
  ],
};
