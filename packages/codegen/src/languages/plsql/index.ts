import type { Language } from '../language.ts';

export const plsql = {
  id: 'plsql',
  label: 'PL/SQL',
  frameworks: [],
  checkedBy: 'grammar',
  keepsTables: true,
  keepsOnlyOutcome: true,
  canAwait: false,
} as const satisfies Language;
