import type { Language } from '../language.ts';

export const sql = {
  id: 'sql',
  label: 'SQL',
  frameworks: [{ id: 'postgresql', label: 'PostgreSQL', checkedBy: 'tests' }],
  checkedBy: 'compiler',
  canAwait: false,
} as const satisfies Language;
