export * from './checkers/index.ts';
export * from './specs/index.ts';
export { type MutantProject, toMutants } from './to-mutants.ts';
export { toProject } from './to-project.ts';
