import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { modules, runTool, writeProject } from './tools.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** All projects in one call of the compiler and one of the test runner. */
export const typescriptChecker: Checker = {
  language: 'typescript',
  needsNothing: true,
  missing: () => undefined,
  // What a framework wants of the compiler does no harm to the others.
  check: (projects, folder) => checkTyped(projects, folder, { experimentalDecorators: true }),
};

/** Also for languages that are TypeScript with something on top. */
export const checkTyped = async (
  projects: readonly Project[],
  folder: string,
  compilerOptions: Readonly<Record<string, unknown>> = {},
): Promise<ReadonlyMap<string, Verdict>> => {
  await symlink(modules, join(folder, 'node_modules'));
  for (const project of projects) await writeProject(project, folder);
  const first = projects[0]?.files.find(({ filename }) => filename === 'tsconfig.json')?.content ?? '{}';
  const settings = JSON.parse(first) as { readonly compilerOptions?: Readonly<Record<string, unknown>> };
  const include = ['*.d.ts'].concat(projects.flatMap(({ name }) => [`${name}/src`, `${name}/test`]));
  const config = { compilerOptions: { ...settings.compilerOptions, ...compilerOptions }, include };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(join(folder, 'vitest.config.mjs'), 'export default {};\n');
  const bin = join(modules, '.bin');
  const types = await runTool(join(bin, 'tsc'), ['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'], { folder });
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--no-isolate',
    '--testTimeout=60000',
    '--root',
    folder,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const env = { VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '', NODE_ENV: 'test' };
  const tests = await runTool(join(bin, 'vitest'), args, { folder, env });
  const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => '{"testResults":[]}')) as VitestReport;
  return new Map(
    projects.map(({ name }) => {
      const complaints = types.output.split('\n').filter((line) => line.startsWith(`${name}/`));
      const files = testResults.filter((file) => file.name.includes(`/${name}/`));
      const results = files.flatMap(({ assertionResults }) => assertionResults);
      const failures = results.filter(({ status }) => status !== 'passed');
      const crashed = files.filter((file) => file.assertionResults.length === 0 && file.status !== 'passed');
      const messages = [
        ...complaints,
        ...failures.flatMap((each) => each.failureMessages),
        ...crashed.map((each) => each.message),
      ];
      const verdict: Verdict = {
        isBuilt: complaints.length === 0 && (types.code === 0 || complaints.length < types.output.length),
        passed: results.length - failures.length,
        failed: failures.length + crashed.length,
        output: messages.join('\n') || (files.length === 0 ? tests.output : ''),
      };
      return [name, verdict];
    }),
  );
};
