export type { Candidate, InstructionContext, InstructionReading } from './instructions/instruction.ts';
export { readInstruction } from './instructions/read-instruction.ts';
export { touchedBy } from './instructions/touched-by.ts';
export { coverage } from './report/coverage.ts';
export { understand } from './understand.ts';
export type { BetterType, StageTrace, TypeDescription, Understanding, Warning } from './understanding.ts';
