import { spawnSync } from 'node:child_process';
import type { Checker, Verdict } from './checker.ts';
import { missingTool, runTool, writeProject } from './tools.ts';

/** Syntax and tests by the interpreter, with every warning that it knows counted as an error. */
export const rubyChecker: Checker = {
  language: 'ruby',
  missing: () => missingTool('ruby'),
  // The whole of a framework would begin to serve.
  missingFor: (framework) =>
    [`${framework}/base`, 'rack/test'].find((library) => spawnSync('ruby', ['-r', library, '-e', '']).status !== 0),
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
        // What libraries do is not ours.
        .filter((line) => /\.rb:\d+: warning: /.test(line) && !line.startsWith('/usr/'))
        .join('\n');
      const runs = sumOf(said, /(\d+) runs,/g);
      const failed = sumOf(said, /(\d+) (?:failures|errors|skips)/g);
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

/** Each file of tests counts its own. */
const sumOf = (text: string, form: RegExp): number =>
  [...text.matchAll(form)].reduce((sum, [, count]) => sum + Number(count), 0);
