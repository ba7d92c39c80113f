export { withKnownKinds } from './known-kinds.ts';
export { readTextNotation } from './read-text-notation.ts';
export { textNotations } from './registry.ts';
export type { TextNotation } from './text-notation.ts';
export { dialectFor, type WrittenNotation, writeTextNotation } from './write-text-notation.ts';
