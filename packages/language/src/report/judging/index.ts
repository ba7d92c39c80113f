/** What measuring and learning coverage needs; used by `bench/src/judging` alone. */

export { tokenise } from '../../text/token.ts';
export { contentWords } from './content-words.ts';
export { type CoverageModel, deviationsOf } from './model.ts';
export { signs } from './signs.ts';
export { viewOf } from './view.ts';
