import type { Checker, Project } from '../checker.ts';

/** Databases are asked one after the other, each for the projects that are written for it. */
export type Database = Pick<Checker, 'missing' | 'check'>;

/** What makes a project's database, in order. */
export const sourcesOf = ({ files }: Project): readonly string[] =>
  ['migrations/001_up.sql', 'seed.sql'].filter((file) => files.some(({ filename }) => filename === file));

/** The file that takes the tables away again, where there is one. */
export const dropOf = ({ files }: Project): readonly string[] =>
  files.map(({ filename }) => filename).filter((file) => file.endsWith('_down.sql'));

/** How often a client said that a test is ok. */
export const countOk = (output: string): number => (output.match(/^ok - /gm) ?? []).length;
