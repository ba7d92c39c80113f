export { bodyLanguages, bodyReaderOf } from './body-languages.ts';
export { type FilledBodies, fillBodies } from './fill-bodies.ts';
export { findBodies, type OpenBody } from './find-bodies.ts';
export type { ReadCode } from './read-code.ts';
