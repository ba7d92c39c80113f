import type { Language } from '../language.ts';

export const javascript = {
  id: 'javascript',
  label: 'JavaScript',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: true,
} as const satisfies Language;
