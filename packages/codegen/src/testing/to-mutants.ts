import { parseNotation } from '@diagloom/diagram/model';
import { printProgram } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';
import { planProgram } from '../planning/plan-program.ts';
import type { Project } from './checkers/checker.ts';
import type { Mutant } from './mutants/mutant.ts';
import { mutantsOf } from './mutants/mutants-of.ts';
import type { CodeSpec } from './specs/code-spec.ts';

export interface MutantProject extends Pick<Mutant, 'family' | 'change'> {
  readonly project: Project;
}

/** The code of each mutant of a spec with the tests of the right program. What a language prints alike is left out: it has nothing of the change. */
export const toMutants = ({ id, family, notation }: CodeSpec, language: LanguageId): readonly MutantProject[] => {
  const { spec } = parseNotation(notation, 'flowchart');
  const program = planProgram({ spec, family, style: 'detailed', additionalDetails: '' });
  const print = (printed: typeof program) => printProgram(printed, { language, includeComments: false });
  const right = print(program);
  const tests = right.files.filter(({ role }) => role === 'test');
  const rightSources = new Map(right.files.map(({ filename, content }) => [filename, content]));
  return mutantsOf(program).flatMap((mutant, index) => {
    const sources = print(mutant.program).files.filter(({ role }) => role !== 'test');
    if (sources.every(({ filename, content }) => filename === 'README.md' || rightSources.get(filename) === content))
      return [];
    const project = { name: `${id}-mutant-${index}`, files: [...sources, ...tests], tests: right.testCount };
    return [{ family: mutant.family, change: mutant.change, project }];
  });
};
