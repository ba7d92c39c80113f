import type { Vocabulary } from '@diagloom/diagram/model';

export const sequenceVocabulary: Vocabulary = {
  nodes: [
    { id: 'participant', label: 'Participant', synonyms: ['participant', 'object', 'component', 'service', 'system'] },
    { id: 'actor', label: 'Actor', synonyms: ['actor', 'user', 'person', 'role'] },
    { id: 'database', label: 'Database', synonyms: ['database', 'db', 'data store', 'storage'] },
  ],
  edges: [
    { id: 'call', label: 'Call', synonyms: ['call', 'message', 'request'] },
    { id: 'reply', label: 'Reply', synonyms: ['reply', 'response', 'return', 'answer'] },
    {
      id: 'async',
      label: 'Asynchronous message',
      synonyms: ['asynchronous message', 'async message', 'event', 'signal'],
    },
    { id: 'create', label: 'Creation', synonyms: ['creation', 'create message', 'instantiation'] },
    { id: 'destroy', label: 'Destruction', synonyms: ['destruction', 'destroy message', 'termination'] },
  ],
  groups: [
    { id: 'alt', label: 'Alternative', synonyms: ['alternative', 'alt'] },
    { id: 'opt', label: 'Option', synonyms: ['option', 'opt', 'optional part'] },
    { id: 'loop', label: 'Loop', synonyms: ['loop', 'repetition'] },
    { id: 'par', label: 'Parallel', synonyms: ['parallel', 'par'] },
    { id: 'break', label: 'Break', synonyms: ['break frame', 'break fragment'] },
    { id: 'section', label: 'Section', synonyms: ['section', 'branch', 'else'] },
  ],
};
