import { type DiagramSpec, parseNotation } from '@diagloom/diagram/model';
import type { EditAnswer, EditCase } from './check.ts';
import { judgeEdit } from './judge-edit.ts';
import type { Judged } from './judged.ts';

/** The product's answer to an instruction on a drawn diagram, both as they are read from the page. */
export type AnswerEdit = (
  spec: DiagramSpec,
  instruction: string,
) => Promise<{ readonly before: DiagramSpec; readonly answer: EditAnswer }>;

/** Draws, answers and judges each case, one after another. */
export const runEdits = async (cases: readonly EditCase[], answerEdit: AnswerEdit): Promise<readonly Judged[]> => {
  const judged: Judged[] = [];
  for (const { id, type, before: notation, instruction, expect } of cases) {
    const { before, answer } = await answerEdit(parseNotation(notation, type).spec, instruction);
    judged.push({ id, type, verdicts: judgeEdit(before, answer, expect) });
  }
  return judged;
};
