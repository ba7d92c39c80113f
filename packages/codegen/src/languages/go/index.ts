import type { Language } from '../language.ts';

export const go = {
  id: 'go',
  label: 'Go',
  frameworks: [{ id: 'gin', label: 'Gin', checkedBy: 'tests', answersRequests: true }],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  embedsParents: true,
  givesEnds: true,
  roundsDecimals: true,
  raisesErrors: true,
  canAwait: false,
} as const satisfies Language;
