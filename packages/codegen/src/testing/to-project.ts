import { parseNotation } from '@diagloom/diagram/model';
import { generateCode } from '../generate-code.ts';
import type { LanguageId } from '../languages/catalog.ts';
import type { CodeStyle } from '../program/index.ts';
import type { Project } from './checkers/checker.ts';
import type { CodeSpec } from './specs/code-spec.ts';

/** The project that a spec gives in a language and style, behind a framework where one is named. */
export const toProject = (
  { id, family, notation }: CodeSpec,
  language: LanguageId,
  codeStyle: CodeStyle = 'detailed',
  framework?: string,
): Project => {
  const { spec } = parseNotation(notation, 'flowchart');
  const { files, testCount } = generateCode({
    spec,
    family,
    language,
    codeStyle,
    includeComments: true,
    ...(framework !== undefined && { framework }),
  });
  return {
    name: `${id}-${codeStyle}${framework === undefined ? '' : `-${framework}`}`,
    files,
    tests: testCount,
    ...(framework !== undefined && { framework }),
  };
};
