import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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
    for (const project of projects) await writeProject(project, folder);
    const scripts = projects.flatMap(({ name, files }) =>
      files
        .filter(({ role, filename }) => role !== 'project' && filename.endsWith('.rb'))
        .map((file) => ({ name, ...file })),
    );
    const paths = scripts.map(({ name, filename }) => join(name, filename));
    const lint = (await runTool('ruby', ['-w', '-e', compileAll, ...paths], { folder })).output.split('\n');
    for (const project of projects) {
      let said = '';
      for (const { filename } of scripts.filter(({ name, role }) => name === project.name && role === 'test'))
        said += (await runTool('ruby', ['-w', filename], { folder: join(folder, project.name) })).output;
      let complaints = lint.filter((line) => line.startsWith(`${project.name}/`)).join('\n');
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

/** Reads files without running them; what is wrong is told behind the path. */
const compileAll = `
ARGV.each do |path|
  RubyVM::InstructionSequence.compile_file(path)
rescue SyntaxError => error
  warn "#{path}: #{error.message}"
end
`;

/** Each file of tests counts its own. */
const sumOf = (text: string, form: RegExp): number =>
  [...text.matchAll(form)].reduce((sum, [, count]) => sum + Number(count), 0);
