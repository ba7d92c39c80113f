import { readPromptCases, runPrompts, type Tally, tally, tallyByType } from '@diagloom/language/regression';
import { understandPrompt } from '@diagloom/studio';
import { findDiagramType } from '@diagloom/types';
import type { Report } from '../bench.ts';

/** Answers the regression prompts and says how many of their cases and checks pass, by type and in all. */
export const measureRegression = async ({ figure }: Report): Promise<void> => {
  const judged = await runPrompts(readPromptCases(), async (prompt, name) => {
    const entry = findDiagramType(name);
    if (entry === undefined) throw new Error(`${name} is no diagram type.`);
    return understandPrompt(prompt, entry.id);
  });
  for (const { type, tally: counted } of tallyByType(judged))
    figure({ set: 'regression prompts', type, ...shown(counted) });
  figure({ set: 'regression prompts', type: 'all', ...shown(tally(judged)) });
};

const shown = ({ cases, casesPassed, checks, checksPassed }: Tally): Readonly<Record<string, string>> => ({
  cases: `${casesPassed}/${cases}`,
  checks: `${checksPassed}/${checks}`,
});
