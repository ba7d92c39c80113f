import { emptySpec } from '@diagloom/diagram/model';
import type { OneOf, PromptAnswer, PromptChecks, Verdict } from './check.ts';
import { judgeSpec, show } from './judge-spec.ts';
import { alternatives } from './match-label.ts';

/** Judges an answer by a checklist: one verdict per check, in their order. A refused prompt has no nodes at all. */
export const judgePrompt = (
  answer: PromptAnswer,
  checks: readonly OneOf<PromptChecks>[],
): readonly Verdict<OneOf<PromptChecks>>[] => checks.map((check) => ({ check, failure: judgeAnswer(answer, check) }));

const judgeAnswer = ({ spec, warnings }: PromptAnswer, check: OneOf<PromptChecks>): string | undefined => {
  if (!('warns' in check)) return judgeSpec(spec ?? emptySpec(''), check);
  const isWarned = alternatives(check.warns).some((warning) => warnings.includes(warning));
  return isWarned ? undefined : `no warning ${show(check.warns)}`;
};
