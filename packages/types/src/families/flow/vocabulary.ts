import type { Kind } from '@diagloom/diagram/model';

/** What every flow of steps may hold; the plain kind comes first. */
export const flowNodeKinds: readonly Kind[] = [
  { id: 'step', label: 'Step', synonyms: ['step', 'task', 'activity', 'action', 'process', 'box'] },
  {
    id: 'decision',
    label: 'Decision',
    synonyms: ['decision', 'choice', 'check', 'condition', 'question', 'diamond', 'gateway'],
  },
  { id: 'start', label: 'Start', synonyms: ['start', 'begin', 'beginning', 'entry'] },
  { id: 'end', label: 'End', synonyms: ['end', 'stop', 'finish', 'exit', 'terminator'] },
  { id: 'io', label: 'Input or output', synonyms: ['input', 'output', 'data', 'i/o'] },
  {
    id: 'subprocess',
    label: 'Subprocess',
    synonyms: ['subprocess', 'sub-process', 'predefined process', 'subroutine'],
  },
  { id: 'document', label: 'Document', synonyms: ['document', 'report', 'form', 'printout'] },
  { id: 'datastore', label: 'Data store', synonyms: ['data store', 'datastore', 'database', 'storage'] },
  { id: 'manual-input', label: 'Manual input', synonyms: ['manual input', 'keyed input', 'data entry'] },
  { id: 'delay', label: 'Delay', synonyms: ['delay', 'pause', 'waiting time'] },
  {
    id: 'onpage',
    label: 'Connector',
    synonyms: ['connector', 'on-page connector', 'on-page reference', 'jump'],
  },
  {
    id: 'offpage',
    label: 'Off-page connector',
    synonyms: ['off-page connector', 'off-page reference', 'offpage connector', 'page reference'],
  },
  { id: 'fork', label: 'Fork', synonyms: ['fork', 'parallel split'] },
  { id: 'join', label: 'Join', synonyms: ['join', 'parallel join'] },
];

export const flowKind: Kind = { id: 'flow', label: 'Flow', synonyms: ['flow', 'arrow', 'line', 'connection'] };
