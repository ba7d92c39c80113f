import type { Language } from '../language.ts';

export const swift = {
  id: 'swift',
  label: 'Swift',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: true,
} as const satisfies Language;
