export { asksToAdd } from '../lexicon/en/instruction-words.ts';
export { asDone } from './as-done.ts';
export { describeEdits } from './describe-edits.ts';
export type { Candidate, InstructionContext, InstructionReading, OfferedReading } from './instruction.ts';
export { readInstruction } from './read-instruction.ts';
export { touchedBy } from './touched-by.ts';
