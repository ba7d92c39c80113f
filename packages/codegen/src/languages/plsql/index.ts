import type { Language } from '../language.ts';

export const plsql = {
  id: 'plsql',
  label: 'PL/SQL',
  frameworks: [],
  checkedBy: 'grammar',
  keepsTables: true,
  lacksInTables: ['changed keys'],
  keepsOnlyOutcome: true,
  canAwait: false,
} as const satisfies Language;
