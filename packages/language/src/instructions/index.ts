export type { Candidate, InstructionContext, InstructionReading } from './instruction.ts';
export { readInstruction } from './read-instruction.ts';
export { touchedBy } from './touched-by.ts';
