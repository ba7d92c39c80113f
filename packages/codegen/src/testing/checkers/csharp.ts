import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspnetStubs } from './aspnet-stubs.ts';
import type { Checker, Project, Verdict } from './checker.ts';
import { missingTool, runTool, writeProject } from './tools.ts';

/** Where Debian keeps NUnit for mono. */
const nunit = '/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll';

/** One assembly per project, built by mono's compiler, whose language ends at C# 7; all assemblies in one call of the test runner. */
export const csharpChecker: Checker = {
  language: 'csharp',
  missing: () => missingTool('mcs', 'nunit-console') ?? (existsSync(nunit) ? undefined : nunit),
  check: async (projects, folder) => {
    await copyFile(nunit, join(folder, 'nunit.framework.dll'));
    await writeFile(join(folder, 'aspnet.cs'), aspnetStubs);
    const built = new Map<string, { readonly isBuilt: boolean; readonly output: string }>();
    for (const project of projects) {
      await writeProject(project, folder);
      built.set(project.name, await build(project, folder));
    }
    const sound = projects.filter(({ name }) => built.get(name)?.isBuilt === true);
    const args = sound.map(({ name }) => `${name}.dll`);
    const run =
      args.length === 0
        ? { output: '' }
        : await runTool('nunit-console', ['-nologo', '-noshadow', '-xml=results.xml', ...args], { folder });
    const report = await readFile(join(folder, 'results.xml'), 'utf8').catch(() => '');
    const cases = assembliesOf(report);
    return new Map(
      projects.map(({ name }): [string, Verdict] => {
        const own = cases.get(`${name}.dll`) ?? [];
        // Behind a case stands what follows it: only its own tag tells of it.
        const failed = own.filter((each) => !/^[^>]* success="True"/.test(each));
        const { isBuilt = false, output = '' } = built.get(name) ?? {};
        const said = [output, ...failed.map((each) => each.slice(0, 600))].join('\n').trim();
        return [
          name,
          {
            isBuilt,
            passed: own.length - failed.length,
            failed: failed.length,
            output: said || (own.length === 0 ? run.output : ''),
          },
        ];
      }),
    );
  },
};

const build = async (
  { name, files, framework }: Project,
  folder: string,
): Promise<{ readonly isBuilt: boolean; readonly output: string }> => {
  const sources = files.filter(({ filename }) => filename.endsWith('.cs')).map(({ filename }) => join(name, filename));
  const stubs = framework === undefined ? [] : ['aspnet.cs'];
  const flags = ['-warnaserror', '-warn:4', '-target:library', '-r:nunit.framework.dll', `-out:${name}.dll`];
  const { code, output } = await runTool('mcs', [...flags, ...sources, ...stubs], { folder });
  return { isBuilt: code === 0, output };
};

/** The test cases of each assembly in the runner's report. */
const assembliesOf = (report: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    report
      .split('<test-suite type="Assembly" ')
      .slice(1)
      .map((part) => [/name="(?:[^"]*\/)?([^"/]*)"/.exec(part)?.[1] ?? '', part.split('<test-case ').slice(1)]),
  );
