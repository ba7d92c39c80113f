import type { Language } from '../language.ts';

export const php = {
  id: 'php',
  label: 'PHP',
  frameworks: [],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  roundsDecimals: true,
  raisesErrors: true,
  keepsVisibility: true,
  canAwait: false,
} as const satisfies Language;
