import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { modules, numberIn, runTool, writeProject } from './tools.ts';

export const javascriptChecker: Checker = {
  language: 'javascript',
  needsNothing: true,
  missing: () => undefined,
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    if (projects.some(({ framework }) => framework !== undefined)) await symlink(modules, join(folder, 'node_modules'));
    for (const project of projects) {
      const home = await writeProject(project, folder);
      // A test runner that runs inside another one would report to it instead of to us.
      const env = { NODE_TEST_CONTEXT: undefined };
      const { code, output } = await runTool('node', ['--test', '--test-reporter=tap'], { folder: home, env });
      const passed = numberIn(output, /^# pass (\d+)/m);
      const failed = numberIn(output, /^# fail (\d+)/m);
      verdicts.set(project.name, { isBuilt: code === 0 || passed + failed > 0, passed, failed, output });
    }
    return verdicts;
  },
};
