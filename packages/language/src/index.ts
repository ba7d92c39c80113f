export { coverage } from './report/coverage.ts';
export { understand } from './understand.ts';
export type { BetterType, StageTrace, TypeDescription, Understanding, Warning } from './understanding.ts';
