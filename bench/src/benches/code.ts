import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LanguageId, languages } from '@diagloom/codegen';
import { type Checker, checkers, codeSpecs, isRight, toProject } from '@diagloom/codegen/testing';
import type { Bench } from '../bench.ts';

const styles = ['minimal', 'detailed', 'production'] as const;

/** A word of the arguments that names a language, a style, or the beginning of specs narrows the run to it. */
export const code: Bench = {
  name: 'code',
  summary:
    'code of diagrams of all types, compiled and tested with the real tools; name languages, styles or specs to narrow it',
  run: async (report, args) => {
    const chosen = <Item extends string>(all: readonly Item[]): readonly Item[] => {
      const named = all.filter((each) => args.includes(each));
      return named.length === 0 ? all : named;
    };
    const prefixes = args.filter((arg) => codeSpecs.some(({ id }) => id.startsWith(arg)));
    const specs = codeSpecs.filter(
      ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
    );
    for (const language of chosen(languages.map(({ id }): LanguageId => id))) {
      const checker = checkers.find((each) => each.language === language);
      const missing = checker === undefined ? 'no checker' : checker.missing();
      if (checker === undefined || missing !== undefined) {
        report.figure({ figure: 'code', language, checked: `not checked: ${missing}` });
        continue;
      }
      for (const style of chosen(styles)) await checkStyle(report, checker, language, style, specs);
    }
  },
};

const checkStyle = async (
  report: Parameters<Bench['run']>[0],
  checker: Checker,
  language: LanguageId,
  style: (typeof styles)[number],
  specs: typeof codeSpecs,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), `diagloom-code-${language}-`));
  const begin = performance.now();
  const projects = specs.flatMap((spec) => {
    try {
      return [toProject(spec, language, style)];
    } catch (error) {
      report.say(`${spec.id} in ${language}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const generated = performance.now() - begin;
  try {
    const verdicts = await checker.check(projects, folder);
    const wrong = projects.filter((project) => !isRight(project, verdicts.get(project.name)));
    for (const project of wrong) {
      const verdict = verdicts.get(project.name);
      const counts = `${verdict?.passed ?? 0} of ${project.tests} passed, ${verdict?.failed ?? 0} failed`;
      report.say(`${project.name} in ${language}: ${verdict?.isBuilt === true ? 'built' : 'not built'}, ${counts}`);
      report.say((verdict?.output ?? '').slice(0, 1500));
    }
    report.figure({
      figure: 'code',
      language,
      style,
      specs: specs.length,
      right: projects.length - wrong.length,
      tests: projects.reduce((sum, { tests }) => sum + tests, 0),
      generate: Number((generated / Math.max(1, projects.length)).toFixed(2)),
      unit: 'ms per spec',
    });
  } finally {
    if (process.env.KEEP === undefined) await rm(folder, { recursive: true, force: true });
    else report.say(folder);
  }
};
