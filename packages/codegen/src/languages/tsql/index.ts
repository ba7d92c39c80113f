import type { Language } from '../language.ts';

export const tsql = {
  id: 'tsql',
  label: 'T-SQL',
  frameworks: [],
  checkedBy: 'grammar',
  keepsTables: true,
  keepsOnlyOutcome: true,
  canAwait: false,
} as const satisfies Language;
