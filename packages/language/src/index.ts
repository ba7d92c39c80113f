export { coverage } from './report/coverage.ts';
export { explainParts, type PartExplanation } from './report/explain-parts.ts';
export type { Mark } from './report/judging/find-marks.ts';
export { rankTypes } from './route/rank-types.ts';
export { type UnderstandContext, understand } from './understand.ts';
export type { BetterType, StageTrace, TypeDescription, Understanding, Warning } from './understanding.ts';
