import type { Language } from '../language.ts';

export const java = {
  id: 'java',
  label: 'Java',
  frameworks: [{ id: 'spring', label: 'Spring', checkedBy: 'tests', answersRequests: true }],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  raisesErrors: true,
  keepsVisibility: true,
  canAwait: false,
} as const satisfies Language;
