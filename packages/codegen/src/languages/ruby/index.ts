import type { Language } from '../language.ts';

export const ruby = {
  id: 'ruby',
  label: 'Ruby',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: false,
} as const satisfies Language;
