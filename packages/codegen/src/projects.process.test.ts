import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Framework, type Language, type LanguageId, languages } from './languages/catalog.ts';
import { CannotWriteCode } from './planning/cannot-plan.ts';
import { checkers, codeSpecs, isRight, type Project, toProject } from './testing/index.ts';

/** What is compiled here; `npm run bench -- code` takes all sizes and styles. */
const specs = codeSpecs.filter(({ size }) => size === 'typical' || size === 'hostile');

/** Compilers beyond Node take minutes, so they are asked for: languages with commas between them, or `1` for all. */
const asked = (process.env.CODE_COMPILERS ?? '').split(',');

/** What is written behind each framework, each with something else that it can do; for databases also what is hard for one. */
const served = [
  'flowchart-typical',
  'sequence-results-typical',
  'sequence-told-typical',
  'sequence-hostile',
  'physical-typical',
  'uml-states-typical',
];
const kept = [...served, 'physical-hostile', 'uml-typical', 'network-typical'];

describe.each(languages.map(({ id }): LanguageId => id))('%s', (language) => {
  const checker = checkers.find((each) => each.language === language);
  const isAsked = asked.includes('1') || asked.includes(language) || checker?.needsNothing === true;
  const missing = isAsked
    ? checker === undefined
      ? 'a checker'
      : checker.missing()
    : `CODE_COMPILERS does not name it`;
  if (missing !== undefined)
    console.warn(`Code in ${language} is not checked here: ${isAsked ? `${missing} is not installed` : missing}.`);

  test.skipIf(missing !== undefined)(
    'typical and hostile diagrams become projects that build and pass their tests',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), `diagloom-code-${language}-`));
      try {
        const projects = [
          ...specs.map((spec) => toProject(spec, language)),
          ...frameworksOf(language).flatMap((framework) => projectsBehind(language, framework)),
        ];
        const verdicts = (await checker?.check(projects, folder)) ?? new Map();
        const wrong = projects
          .filter((project) => !isRight(project, verdicts.get(project.name)))
          .map(({ name, tests }) => ({ name, tests, ...verdicts.get(name) }));
        expect(wrong).toEqual([]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    600_000,
  );
});

/** Those that can be run here, without the usual one. */
const frameworksOf = (language: LanguageId): readonly Framework[] => {
  const { frameworks, usualFramework }: Language = languages.find(({ id }) => id === language) ?? languages[0];
  const checker = checkers.find((each) => each.language === language);
  return frameworks.filter(({ id, label }) => {
    const missing = checker?.missingFor?.(id);
    if (missing !== undefined) console.warn(`${label} is not checked here: ${missing} is not installed.`);
    return missing === undefined && id !== usualFramework;
  });
};

const projectsBehind = (language: LanguageId, { id, answersRequests }: Framework): readonly Project[] =>
  codeSpecs
    .filter((spec) => (answersRequests === true ? served : kept).includes(spec.id))
    .flatMap((spec) => {
      try {
        return [toProject(spec, language, 'detailed', id)];
      } catch (error) {
        // Said to whoever asks: a database without procedures runs no steps.
        if (error instanceof CannotWriteCode) return [];
        throw error;
      }
    });
