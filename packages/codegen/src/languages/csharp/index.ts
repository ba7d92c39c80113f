import type { Language } from '../language.ts';

export const csharp = {
  id: 'csharp',
  label: 'C#',
  frameworks: [],
  checkedBy: 'compiler',
  canAwait: true,
} as const satisfies Language;
