import type { Language } from '../language.ts';

export const kotlin = {
  id: 'kotlin',
  label: 'Kotlin',
  frameworks: [],
  checkedBy: 'compiler',
  raisesErrors: true,
  keepsVisibility: true,
  canAwait: true,
} as const satisfies Language;
