import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { missingTool, numberIn, runTool, writeProject } from './tools.ts';

const python = '/usr/bin/python3';

const missingModule = (...modules: readonly string[]): string | undefined =>
  modules.find((name) => spawnSync(python, ['-c', `import ${name}`]).status !== 0);

/** Types by mypy, tests by pytest, format by black where it is there. */
export const pythonChecker: Checker = {
  language: 'python',
  missing: () => missingTool(python, 'mypy', 'pytest-3'),
  missingFor: (framework) => missingModule(framework, ...(framework === 'fastapi' ? ['httpx'] : [])),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const project of projects) {
      const home = await writeProject(project, folder);
      const types = await runTool('mypy', ['--strict', '--cache-dir', join(folder, 'cache'), '.'], { folder: home });
      const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '-p', 'no:django'];
      const tests = await runTool(python, args, { folder: home });
      const isBuilt = types.code === 0;
      verdicts.set(project.name, {
        isBuilt,
        passed: numberIn(tests.output, /(\d+) passed/),
        failed: numberIn(tests.output, /(\d+) failed/) + numberIn(tests.output, /(\d+) errors?/),
        output: `${isBuilt ? '' : types.output}${tests.code === 0 ? '' : tests.output}`,
      });
    }
    if (missingTool('black') !== undefined) return verdicts;
    const { output } = await runTool('black', ['--check', '.'], { folder });
    return new Map(
      [...verdicts].map(([name, verdict]) => [name, { ...verdict, isFormatted: !output.includes(`/${name}/`) }]),
    );
  },
};
