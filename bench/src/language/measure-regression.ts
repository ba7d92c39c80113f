import {
  type Judged,
  readEditCases,
  readPromptCases,
  runEdits,
  runPrompts,
  type Tally,
  tally,
  tallyByType,
} from '@diagloom/language/regression';
import { createLayoutRunner, understandPrompt } from '@diagloom/studio';
import { createAnswerEdit } from '@diagloom/studio/regression';
import { findDiagramType } from '@diagloom/types';
import type { Report } from '../bench.ts';

/** Answers the regression prompts and instructions and says how many of their cases and checks pass, by type and in all. */
export const measureRegression = async (report: Report): Promise<void> => {
  const prompts = await runPrompts(readPromptCases(), async (prompt, name) => {
    const entry = findDiagramType(name);
    if (entry === undefined) throw new Error(`${name} is no diagram type.`);
    return understandPrompt(prompt, entry.id);
  });
  reportTallies('regression prompts', prompts, report);
  const layout = createLayoutRunner();
  try {
    reportTallies('regression instructions', await runEdits(readEditCases(), createAnswerEdit({ layout })), report);
  } finally {
    await layout.close();
  }
};

const reportTallies = (set: string, judged: readonly Judged[], { figure }: Report): void => {
  for (const { type, tally: counted } of tallyByType(judged)) figure({ set, type, ...shown(counted) });
  figure({ set, type: 'all', ...shown(tally(judged)) });
};

const shown = ({ cases, casesPassed, checks, checksPassed }: Tally): Readonly<Record<string, string>> => ({
  cases: `${casesPassed}/${cases}`,
  checks: `${checksPassed}/${checks}`,
});
