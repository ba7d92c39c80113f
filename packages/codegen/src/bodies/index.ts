export { type FilledBodies, fillBodies } from './fill-bodies.ts';
export { findBodies, type OpenBody } from './find-bodies.ts';
export { bodyLanguages } from './parsers.ts';
