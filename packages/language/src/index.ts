export { coverage } from './report/coverage.ts';
export { explainParts, type PartExplanation } from './report/explain-parts.ts';
export { isEnough } from './report/is-enough.ts';
export type { Mark } from './report/judging/find-marks.ts';
export { type Judgement, judge } from './report/judging/judge.ts';
export { detectLanguage } from './route/detect-language.ts';
export { rankTypes } from './route/rank-types.ts';
export { type UnderstandContext, understand } from './understand.ts';
export type { BetterType, StageTrace, TypeDescription, Understanding, Warning } from './understanding.ts';
