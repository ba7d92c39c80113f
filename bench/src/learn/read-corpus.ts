import type { Edit } from '@diagloom/diagram/model';
import { candidatesOf, type Models, readPrecisely, readWishes } from '@diagloom/language/learning';
import type { CorpusInstruction } from './corpus.ts';
import { settingOf } from './examples.ts';
import { judge } from './judge.ts';
import type { RankedExample } from './train-softmax.ts';

/** The candidates of an instruction with what the ranking learns from, and what sureness does. */
export interface ReadExample extends RankedExample {
  readonly text: string;
  readonly edits: readonly (readonly Edit[])[];
}

interface Readable {
  readonly edits: readonly Edit[];
  readonly asksFor?: 'undo';
  readonly isQuiet: boolean;
}

/** What does not hold after a reading is carried out. */
const verdictOf = (instruction: CorpusInstruction, { edits, asksFor, isQuiet }: Readable): readonly string[] => {
  const isAsked = instruction.ops.length === 1 && instruction.ops[0]?.op === 'ask';
  if (edits.length === 0 && asksFor === undefined && !isQuiet) return isAsked ? [] : ['not carried out'];
  return judge(instruction, settingOf(instruction).spec, edits, asksFor);
};

const contextOf = (instruction: CorpusInstruction) => {
  const setting = settingOf(instruction);
  return { setting, text: instruction.text, precise: readPrecisely(instruction.text, setting) };
};

export const toRankedExample = (instruction: CorpusInstruction, models: Models): ReadExample => {
  const context = contextOf(instruction);
  const { candidates, nothing } = candidatesOf(readWishes(instruction.text, context.setting, models), context);
  const right = candidates.flatMap((each, at) => (verdictOf(instruction, each).length === 0 ? [at] : []));
  return {
    author: instruction.author,
    candidates: [...candidates.map(({ features }) => features), nothing],
    right: right.length > 0 ? right : [candidates.length],
    text: instruction.text,
    edits: candidates.map(({ edits }) => edits),
  };
};
