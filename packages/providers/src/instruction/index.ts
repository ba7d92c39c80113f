export { asData } from './as-data.ts';
export { shortenNotation } from './shorten-notation.ts';
export { writeChoosing } from './write-choosing.ts';
export { writeInstruction } from './write-instruction.ts';
export { writeRefinement } from './write-refinement.ts';
export { writeRewriting } from './write-rewriting.ts';
export { writeSuggesting } from './write-suggesting.ts';
