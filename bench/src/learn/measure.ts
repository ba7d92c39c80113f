import { readInstruction } from '@diagloom/language/instructions';
import type { CorpusInstruction } from './corpus.ts';
import { settingOf } from './examples.ts';
import { judge } from './judge.ts';

/** What became of an instruction: done as wanted, done wrongly, offered among the readings, asked back rightly, or neither. */
export type Outcome = 'right' | 'wrong' | 'offered' | 'asked';

export interface Measured {
  readonly instruction: CorpusInstruction;
  readonly outcome: Outcome;
  readonly why: string;
}

/** Reads an instruction as the product does and judges what would be done. */
export const measure = (instruction: CorpusInstruction): Measured => {
  const { spec, type } = settingOf(instruction);
  const reading = readInstruction(instruction.text, { spec, type });
  if (reading.ok) {
    const faults = judge(instruction, spec, reading.edits, undefined);
    return {
      instruction,
      outcome: faults.length === 0 ? 'right' : 'wrong',
      why: [...reading.said, ...(reading.left ?? []).map((words) => `left: ${words}`), ...faults].join(' | '),
    };
  }
  const { readings, asksFor, message } = reading;
  if (judge(instruction, spec, [], asksFor).length === 0) return { instruction, outcome: 'right', why: message };
  const place = readings.findIndex(({ edits }) => judge(instruction, spec, edits, undefined).length === 0);
  return {
    instruction,
    outcome: place < 0 ? 'asked' : 'offered',
    why: [message, ...readings.map(({ said }) => said.join(' '))].join(' | '),
  };
};
