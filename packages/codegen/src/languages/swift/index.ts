import type { Language } from '../language.ts';

export const swift = {
  id: 'swift',
  label: 'Swift',
  frameworks: [],
  checkedBy: 'compiler',
  interfaceWord: 'protocol',
  raisesErrors: true,
  canAwait: true,
} as const satisfies Language;
