import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { modules, type Outcome, runTool, writeProject } from './tools.ts';

export const javascriptChecker: Checker = {
  language: 'javascript',
  needsNothing: true,
  missing: () => undefined,
  check: async (projects, folder) => {
    if (projects.some(({ framework }) => framework !== undefined)) await symlink(modules, join(folder, 'node_modules'));
    for (const project of projects) await writeProject(project, folder);
    const [first] = projects;
    // As whoever gets a project runs it, once; the others share one process.
    const asGiven = first === undefined ? undefined : await runNode(['--test'], join(folder, first.name));
    await writeFile(join(folder, 'reporter.mjs'), reporter);
    await writeFile(join(folder, 'all.mjs'), toLoader(projects));
    const together = await runNode(['--test-reporter=./reporter.mjs', 'all.mjs'], folder);
    const verdicts = together.output.split('\n').flatMap(readEvent).reduce(count, new Map<string, Verdict>());
    const output = asGiven !== undefined && asGiven.code !== 0 ? asGiven.output : together.output;
    return new Map(
      projects.map(({ name }) => {
        const isRefused = name === first?.name && asGiven?.code !== 0;
        const verdict = verdicts.get(name) ?? { isBuilt: false, passed: 0, failed: 0, output };
        return [name, isRefused ? { ...verdict, isBuilt: false, output } : verdict];
      }),
    );
  },
};

/** A test runner that runs inside another one would report to it instead of to us. */
const runNode = (args: readonly string[], folder: string): Promise<Outcome> =>
  runTool('node', args, { folder, env: { NODE_TEST_CONTEXT: undefined } });

const toLoader = (projects: readonly Project[]): string =>
  projects
    .flatMap(({ name, files }) =>
      files.filter(({ role }) => role === 'test').map(({ filename }) => `${name}/${filename}`),
    )
    .map((path) => {
      const said = `console.log(JSON.stringify({ file: ${JSON.stringify(path)}, failure: String(error?.stack) }))`;
      return `await import(${JSON.stringify(`./${path}`)}).catch((error) => ${said});\n`;
    })
    .join('');

/** One line of JSON per test that stands in a file: `file`, and `failure` where there is one. */
const reporter = `import { relative } from 'node:path';
export default async function* (events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    const failure = type === 'test:fail' ? String(data.details.error?.cause?.stack ?? data.details.error) : undefined;
    yield JSON.stringify({ file: relative('.', data.file), failure: failure && data.name + ': ' + failure }) + '\\n';
  }
}
`;

interface TestEvent {
  readonly file: string;
  readonly failure?: string;
}

const readEvent = (line: string): readonly TestEvent[] =>
  line.startsWith('{"file"') ? [JSON.parse(line) as TestEvent] : [];

const count = (verdicts: Map<string, Verdict>, { file, failure }: TestEvent): Map<string, Verdict> => {
  const name = file.slice(0, file.indexOf('/'));
  const { passed, failed, output } = verdicts.get(name) ?? { passed: 0, failed: 0, output: '' };
  const isPassed = failure === undefined;
  return verdicts.set(name, {
    isBuilt: true,
    passed: passed + (isPassed ? 1 : 0),
    failed: failed + (isPassed ? 0 : 1),
    output: isPassed ? output : `${output}${failure}\n`,
  });
};
