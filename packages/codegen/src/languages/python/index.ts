import type { Language } from '../language.ts';

export const python = {
  id: 'python',
  label: 'Python',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: true,
} as const satisfies Language;
