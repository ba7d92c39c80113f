import type { Language } from '../language.ts';

export const html = {
  id: 'html',
  label: 'HTML/CSS',
  frameworks: [],
  checkedBy: 'compiler',
  interfaceWord: 'object',
  showsScreens: true,
  keepsOnlyOutcome: true,
  canAwait: true,
} as const satisfies Language;
