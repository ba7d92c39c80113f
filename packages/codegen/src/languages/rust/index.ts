import type { Language } from '../language.ts';

export const rust = {
  id: 'rust',
  label: 'Rust',
  frameworks: [],
  checkedBy: 'compiler',
  roundsDecimals: true,
  interfaceWord: 'trait',
  canAwait: false,
} as const satisfies Language;
