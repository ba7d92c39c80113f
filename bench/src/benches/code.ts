import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotWriteCode, type CodeStyle, type Language, type LanguageId, languages } from '@diagloom/codegen';
import {
  type Checker,
  checkers,
  codeSpecs,
  isRight,
  type MutantProject,
  type Project,
  toMutants,
  toProject,
  type Verdict,
} from '@diagloom/codegen/testing';
import type { Bench, Report } from '../bench.ts';

const styles = ['minimal', 'detailed', 'production'] as const;

/** A word of the arguments that names a language, a framework, a style, a size, or the beginning of specs narrows the run to it. */
export const code: Bench = {
  name: 'code',
  summary:
    'code of diagrams of all types, compiled and tested with the real tools, and mutants that the tests must notice; name languages, frameworks, styles, sizes, specs or `mutants` to narrow it',
  run: async (report, args) => {
    const chosen = <Item extends string>(all: readonly Item[]): readonly Item[] => {
      const named = all.filter((each) => args.includes(each));
      return named.length === 0 ? all : named;
    };
    const sizes = chosen([...new Set(codeSpecs.map(({ size }) => size))]);
    const prefixes = args.filter((arg) => codeSpecs.some(({ id }) => id.startsWith(arg)));
    const specs = codeSpecs.filter(
      ({ id, size }) =>
        sizes.includes(size) && (prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))),
    );
    const onlyMutants = args.includes('mutants');
    for (const language of chosen(languages.map(({ id }): LanguageId => id))) {
      const checker = checkers.find((each) => each.language === language);
      const { frameworks }: Language = languages.find(({ id }) => id === language) ?? languages[0];
      const framework = frameworks.map(({ id }) => id).find((id) => args.includes(id));
      const missing =
        checker === undefined
          ? 'no checker'
          : (checker.missing() ?? (framework === undefined ? undefined : checker.missingFor?.(framework)));
      if (checker === undefined || missing !== undefined) {
        report.figure({ figure: 'code', language, checked: `not checked: ${missing}` });
        continue;
      }
      const job = { report, checker, language, specs, ...(framework !== undefined && { framework }) };
      if (!onlyMutants) for (const style of chosen(styles)) await checkStyle(job, style);
      if (onlyMutants || args.length === 0) await checkMutants(job);
    }
  },
};

interface Job {
  readonly report: Report;
  readonly checker: Checker;
  readonly language: LanguageId;
  readonly framework?: string;
  readonly specs: typeof codeSpecs;
}

const checkStyle = async ({ report, checker, language, framework, specs }: Job, style: CodeStyle): Promise<void> => {
  const begin = performance.now();
  let answered = 0;
  const projects = specs.flatMap((spec) => {
    try {
      return [toProject(spec, language, style, framework)];
    } catch (error) {
      if (error instanceof CannotWriteCode) answered += 1;
      report.say(`${spec.id} in ${language}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const generated = performance.now() - begin;
  const verdicts = await check(report, checker, projects);
  const wrong = projects.filter((project) => !isRight(project, verdicts.get(project.name)));
  for (const project of wrong) {
    const verdict = verdicts.get(project.name);
    const counts = `${verdict?.passed ?? 0} of ${project.tests} passed, ${verdict?.failed ?? 0} failed`;
    report.say(`${project.name} in ${language}: ${verdict?.isBuilt === true ? 'built' : 'not built'}, ${counts}`);
    report.say((verdict?.output ?? '').slice(0, 1500));
  }
  const all = [...verdicts.values()];
  const formatted = all.filter(({ isFormatted }) => isFormatted !== undefined);
  report.figure({
    figure: 'code',
    language,
    ...(framework !== undefined && { framework }),
    style,
    specs: specs.length,
    right: projects.length - wrong.length,
    answered,
    built: all.filter(({ isBuilt }) => isBuilt).length,
    tests: projects.reduce((sum, { tests }) => sum + tests, 0),
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    formatted:
      formatted.length === 0
        ? 'not checked'
        : `${formatted.filter(({ isFormatted }) => isFormatted).length} of ${formatted.length}`,
    generate: Number((generated / Math.max(1, projects.length)).toFixed(2)),
    unit: 'ms per spec',
  });
};

/**
 * Of each family how many wrong programs were noticed, by the compiler or by the tests of the right one; those that were not are named. The
 * right programs go along: where one of them is not right, the tools failed and a figure would say nothing.
 */
const checkMutants = async ({ report, checker, language, specs }: Job): Promise<void> => {
  const typical = specs.filter(({ size }) => size === 'typical');
  const mutants = typical.flatMap((spec) => toMutants(spec, language));
  const rights = typical.map((spec) => toProject(spec, language));
  const verdicts = await check(report, checker, [...rights, ...mutants.map(({ project }) => project)]);
  const wronged = rights.filter((project) => !isRight(project, verdicts.get(project.name)));
  if (wronged.length > 0) {
    report.figure({
      figure: 'mutants',
      language,
      checked: `not checked: ${wronged.map(({ name }) => name).join(', ')}`,
    });
    report.say(wronged.map(({ name }) => verdicts.get(name)?.output.slice(0, 1500)).join('\n'));
    return;
  }
  const isNoticed = ({ project }: MutantProject): boolean => !isRight(project, verdicts.get(project.name));
  const families = [...new Set(mutants.map(({ family }) => family))];
  for (const family of families) {
    const own = mutants.filter((mutant) => mutant.family === family);
    report.figure({
      figure: 'mutants',
      language,
      family,
      mutants: own.length,
      noticed: own.filter(isNoticed).length,
      byCompiler: own.filter(({ project }) => verdicts.get(project.name)?.isBuilt === false).length,
    });
  }
  for (const mutant of mutants.filter((each) => !isNoticed(each)))
    report.say(`${mutant.project.name} in ${language} was not noticed: ${mutant.change}`);
};

/** All verdicts, from a folder that goes afterwards; `KEEP` keeps and names it. */
const check = async (
  report: Report,
  checker: Checker,
  projects: readonly Project[],
): Promise<ReadonlyMap<string, Verdict>> => {
  const folder = await mkdtemp(join(tmpdir(), `diagloom-code-${checker.language}-`));
  try {
    return await checker.check(projects, folder);
  } finally {
    if (process.env.KEEP === undefined) await rm(folder, { recursive: true, force: true });
    else report.say(folder);
  }
};
