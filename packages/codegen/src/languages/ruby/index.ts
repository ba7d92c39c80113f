import type { Language } from '../language.ts';

export const ruby = {
  id: 'ruby',
  label: 'Ruby',
  frameworks: [{ id: 'sinatra', label: 'Sinatra', checkedBy: 'tests', answersRequests: true }],
  checkedBy: 'compiler',
  keepsReferences: true,
  extendsServices: true,
  givesEnds: true,
  keepsVisibility: true,
  interfaceWord: 'module',
  raisesErrors: true,
  canAwait: false,
} as const satisfies Language;
