import type { Understanding } from '../src/understanding.ts';
import type { OneOf, PromptAnswer, PromptCase, PromptChecks, Verdict } from './check.ts';
import { judgePrompt } from './judge.ts';

/** The product's answer to a prompt: what it does with the type's patterns, and with all types to compare. */
export type Understand = (prompt: string, type: string) => Promise<Understanding>;

export interface JudgedPrompt {
  readonly id: string;
  readonly type: string;
  readonly verdicts: readonly Verdict<OneOf<PromptChecks>>[];
}

/** Answers and judges each case, one after another. */
export const runPrompts = async (
  cases: readonly PromptCase[],
  understand: Understand,
): Promise<readonly JudgedPrompt[]> => {
  const judged: JudgedPrompt[] = [];
  for (const { id, type, prompt, checks } of cases) {
    judged.push({ id, type, verdicts: judgePrompt(toAnswer(await understand(prompt, type)), checks) });
  }
  return judged;
};

/** A refusal says what it is about: another language, or a subject that is not known. */
const toAnswer = (understanding: Understanding): PromptAnswer => {
  const better = understanding.betterType === undefined ? [] : [`better-type:${understanding.betterType.type}`];
  if (!understanding.ok) return { spec: undefined, warnings: [understanding.reason, ...better] };
  const language = understanding.warnings.some(({ code }) => code === 'other-language') ? ['language'] : [];
  return { spec: understanding.spec, warnings: [...language, ...better] };
};
