/** What learning the weights needs of reading documents; used by `bench/src/learn` alone. */

export { readPassage, readWhole } from './read-passage.ts';
export { sectionFeatures } from './section-features.ts';
