import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { missingTool, runTool, writeProject } from './tools.ts';

/** Each project on its own, since two of them may give their library the same name. */
export const rustChecker: Checker = {
  language: 'rust',
  missing: () => missingTool('cargo', 'rustc', 'rustfmt'),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const project of projects) verdicts.set(project.name, await checkProject(project, folder));
    return verdicts;
  },
};

const checkProject = async (project: Project, folder: string): Promise<Verdict> => {
  const home = await writeProject(project, folder);
  await writeFile(join(home, 'rustfmt.toml'), '');
  const env = { RUSTFLAGS: '-D warnings', CARGO_TERM_COLOR: 'never', CARGO_PROFILE_TEST_DEBUG: '0' };
  const tests = await runTool('cargo', ['test', '--offline', '--no-fail-fast'], { folder: home, env });
  const form = await runTool('cargo', ['fmt', '--check'], { folder: home });
  const counts = [...tests.output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed/gm)];
  const sum = (group: 1 | 2): number => counts.reduce((all, found) => all + Number(found[group]), 0);
  const verdict = { isBuilt: counts.length > 0, passed: sum(1), failed: sum(2), isFormatted: form.code === 0 };
  const isWrong = tests.code !== 0 || verdict.passed !== project.tests;
  return { ...verdict, output: isWrong ? tests.output : form.output };
};
