import { join } from 'node:path';
import type { Checker, Verdict } from './checker.ts';
import { javascriptChecker } from './javascript.ts';
import { missingTool, runTool } from './tools.ts';

/** The tests of its modules and, where tidy is there, the page without a single warning. */
export const htmlChecker: Checker = {
  language: 'html',
  needsNothing: true,
  missing: () => undefined,
  check: async (projects, folder) => {
    const verdicts = await javascriptChecker.check(projects, folder);
    if (missingTool('tidy') !== undefined) return verdicts;
    const checked = new Map<string, Verdict>();
    for (const [name, verdict] of verdicts) {
      const { code, output } = await runTool('tidy', ['-q', '-e', join(name, 'index.html')], { folder });
      checked.set(name, code === 0 ? verdict : { ...verdict, isBuilt: false, output: output + verdict.output });
    }
    return checked;
  },
};
