import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, type LanguageId, languages } from './languages/catalog.ts';
import { checkers, codeSpecs, isRight, toProject } from './testing/index.ts';

/** What is compiled here; `npm run bench -- code` takes all sizes and styles. */
const specs = codeSpecs.filter(({ size }) => size === 'typical' || size === 'hostile');

/** Compilers beyond Node take minutes, so they are asked for: languages with commas between them, or `1` for all. */
const asked = (process.env.CODE_COMPILERS ?? '').split(',');

/** What is written behind each framework, each with something else that answers requests. */
const servedSpecs = codeSpecs.filter(({ id }) =>
  ['flowchart-typical', 'physical-typical', 'uml-states-typical'].includes(id),
);

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
          ...frameworksOf(language).flatMap((framework) =>
            servedSpecs.map((spec) => toProject(spec, language, 'detailed', framework)),
          ),
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

/** Those that can be run here. */
const frameworksOf = (language: LanguageId): readonly string[] => {
  const { frameworks }: Language = languages.find(({ id }) => id === language) ?? languages[0];
  const checker = checkers.find((each) => each.language === language);
  return frameworks.flatMap(({ id, label }) => {
    const missing = checker?.missingFor?.(id);
    if (missing !== undefined) console.warn(`${label} is not checked here: ${missing} is not installed.`);
    return missing === undefined ? [id] : [];
  });
};
