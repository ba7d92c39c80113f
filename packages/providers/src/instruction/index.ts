export { asData } from './as-data.ts';
export { writeInstruction } from './write-instruction.ts';
export { writeRefinement } from './write-refinement.ts';
