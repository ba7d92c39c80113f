import type { Checker, Verdict } from './checker.ts';
import { missingTool, numberIn, runTool, writeProject } from './tools.ts';

/** Syntax and tests by the interpreter, with every warning that it knows counted as an error. */
export const rubyChecker: Checker = {
  language: 'ruby',
  missing: () => missingTool('ruby'),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const project of projects) {
      const home = await writeProject(project, folder);
      const scripts = project.files.filter(({ role, filename }) => role !== 'project' && filename.endsWith('.rb'));
      let complaints = '';
      let said = '';
      for (const { filename, role } of scripts) {
        const lint = await runTool('ruby', ['-wc', filename], { folder: home });
        if (lint.output.trim() !== 'Syntax OK') complaints += lint.output;
        if (role === 'test') said += (await runTool('ruby', ['-w', filename], { folder: home })).output;
      }
      complaints += said
        .split('\n')
        .filter((line) => /\.rb:\d+: warning: /.test(line))
        .join('\n');
      const runs = numberIn(said, /(\d+) runs,/);
      const failed = [/(\d+) failures/, /(\d+) errors/, /(\d+) skips/].reduce(
        (sum, form) => sum + numberIn(said, form),
        0,
      );
      verdicts.set(project.name, {
        isBuilt: complaints === '' && runs > 0,
        passed: runs - failed,
        failed,
        output: `${complaints}${failed > 0 || runs === 0 ? said : ''}`,
      });
    }
    return verdicts;
  },
};
