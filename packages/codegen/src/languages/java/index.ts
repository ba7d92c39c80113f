import type { Language } from '../language.ts';

export const java = {
  id: 'java',
  label: 'Java',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: false,
} as const satisfies Language;
