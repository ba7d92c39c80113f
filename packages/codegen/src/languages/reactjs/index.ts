import type { Language } from '../language.ts';

export const reactjs = {
  id: 'reactjs',
  label: 'React',
  frameworks: [
    { id: 'vite', label: 'Vite', checkedBy: 'tests' },
    { id: 'next', label: 'Next.js', checkedBy: 'stubs' },
  ],
  checkedBy: 'compiler',
  showsScreens: true,
  roundsDecimals: true,
  canAwait: true,
  awaitsPorts: true,
} as const satisfies Language;
