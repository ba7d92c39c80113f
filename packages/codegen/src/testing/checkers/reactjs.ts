import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { checkTyped } from './typescript.ts';

export const reactChecker: Checker = {
  language: 'reactjs',
  needsNothing: true,
  missing: () => undefined,
  check: async (projects, folder) => {
    await writeFile(join(folder, 'stubs.d.ts'), next);
    return checkTyped(projects, folder);
  },
};

/** What our code speaks of of Next.js, which is too large to be here. */
const next = `declare module 'next' {
  export interface Metadata {
    readonly title?: string;
  }
}

declare module '*.css' {}
`;
