import type { Language } from '../language.ts';

export const go = {
  id: 'go',
  label: 'Go',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: false,
} as const satisfies Language;
