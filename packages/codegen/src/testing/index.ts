export * from './checkers/index.ts';
export * from './specs/index.ts';
export { toProject } from './to-project.ts';
