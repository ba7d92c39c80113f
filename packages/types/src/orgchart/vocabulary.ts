import type { Vocabulary } from '@diagloom/diagram/model';

export const orgChartVocabulary: Vocabulary = {
  nodes: [
    { id: 'position', label: 'Position', synonyms: ['position', 'role', 'person', 'employee', 'manager'] },
    { id: 'unit', label: 'Unit', synonyms: ['unit', 'department', 'division', 'team', 'group'] },
    { id: 'assistant', label: 'Assistant', synonyms: ['assistant', 'staff position', 'secretary'] },
    { id: 'vacant', label: 'Vacant position', synonyms: ['vacant position', 'vacancy', 'open position', 'open role'] },
  ],
  edges: [
    { id: 'leads', label: 'Leads', synonyms: ['leads', 'manages', 'supervises'] },
    { id: 'dotted', label: 'Dotted line', synonyms: ['dotted line', 'dotted-line report', 'advises'] },
  ],
  groups: [],
};
