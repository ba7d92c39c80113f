export { coverage } from './report/coverage.ts';
export { understand } from './understand.ts';
export type { StageTrace, TypeDescription, Understanding, Warning } from './understanding.ts';
