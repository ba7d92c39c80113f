import type { TestProject } from 'vitest/node';
import { startDatabaseMaker } from './database-maker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests get a fresh database; see database-maker.ts. */
    databaseMaker: string;
  }
}

/** Vitest's global setup: costs next to nothing until a test asks for a database. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const maker = await startDatabaseMaker();
  project.provide('databaseMaker', maker.url);
  return maker.close;
};
