import type { Language } from '../language.ts';

export const tsql = {
  id: 'tsql',
  label: 'T-SQL',
  frameworks: [],
  checkedBy: 'grammar',
  keepsTables: true,
  lacksInTables: ['indexes of calls', 'changed keys of rows that hold others'],
  keepsOnlyOutcome: true,
  canAwait: false,
} as const satisfies Language;
