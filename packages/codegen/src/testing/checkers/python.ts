import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { missingTool, numberIn, runTool, writeProject } from './tools.ts';

/** The system's own interpreter, which has the tools; another one on the path may hide it. */
const interpreter = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export const pythonChecker: Checker = {
  language: 'python',
  missing: () => missingTool(interpreter, 'mypy', 'black'),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    const cache = join(folder, '.mypy_cache');
    for (const project of projects) {
      const home = await writeProject(project, folder);
      const quick = await runTool('mypy', ['--cache-dir', cache], { folder: home });
      // Projects share what mypy knows of the standard library; a complaint counts only where it stands without that.
      const types = quick.code === 0 ? quick : await runTool('mypy', ['--cache-dir=/dev/null'], { folder: home });
      const format = await runTool('black', ['--check', '--quiet', '.'], { folder: home });
      const env = { PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'error' };
      const args = ['-m', 'pytest', '-q', '--tb=short', '-p', 'no:cacheprovider', '-p', 'no:django'];
      const tests = await runTool(interpreter, args, { folder: home, env });
      verdicts.set(project.name, {
        isBuilt: types.code === 0,
        passed: numberIn(tests.output, /(\d+) passed/),
        failed: numberIn(tests.output, /(\d+) failed/) + numberIn(tests.output, /(\d+) error/),
        output: (types.code === 0 ? '' : types.output) + (tests.code === 0 ? '' : tests.output),
        isFormatted: format.code === 0,
      });
    }
    return verdicts;
  },
};
