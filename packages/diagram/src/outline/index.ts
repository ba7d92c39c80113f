export { type Outline, type OutlinePart, readOutline } from './read-outline.ts';
export { describePage, writeOutline } from './write-outline.ts';
