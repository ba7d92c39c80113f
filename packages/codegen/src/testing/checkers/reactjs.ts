import type { Checker } from './checker.ts';
import { checkTyped } from './typescript.ts';

export const reactChecker: Checker = {
  language: 'reactjs',
  needsNothing: true,
  missing: () => undefined,
  check: (projects, folder) => checkTyped(projects, folder),
};
