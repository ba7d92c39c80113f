import type { Language } from '../language.ts';

export const sql = {
  id: 'sql',
  label: 'SQL',
  frameworks: [
    { id: 'postgresql', label: 'PostgreSQL', checkedBy: 'tests' },
    { id: 'mysql', label: 'MySQL or MariaDB', checkedBy: 'tests' },
    { id: 'sqlite', label: 'SQLite', checkedBy: 'tests' },
  ],
  usualFramework: 'postgresql',
  checkedBy: 'compiler',
  keepsTables: true,
  keepsOnlyOutcome: true,
  canAwait: false,
} as const satisfies Language;
