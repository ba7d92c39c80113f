import type { Language } from '../language.ts';

export const typescript = {
  id: 'typescript',
  label: 'TypeScript',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: true,
} as const satisfies Language;
