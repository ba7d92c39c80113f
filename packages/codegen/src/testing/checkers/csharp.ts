import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aspnetStubs } from './aspnet-stubs.ts';
import type { Checker, Project, Verdict } from './checker.ts';
import { inRounds, missingTool, runTool, writeProject } from './tools.ts';

/** Where Debian keeps NUnit for mono. */
const nunit = '/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll';

/**
 * Built by mono's compiler, whose language ends at C# 7: projects that share no namespace are one assembly, since each call of the compiler takes
 * a second, and one by one where that does not build. All assemblies in one call of the test runner.
 */
export const csharpChecker: Checker = {
  language: 'csharp',
  missing: () => missingTool('mcs', 'nunit-console') ?? (existsSync(nunit) ? undefined : nunit),
  check: async (projects, folder) => {
    await copyFile(nunit, join(folder, 'nunit.framework.dll'));
    await writeFile(join(folder, 'aspnet.cs'), aspnetStubs);
    const isPlain = ({ framework }: Project): boolean => framework === undefined;
    const rounds = [projects.filter(isPlain), projects.filter((each) => !isPlain(each))].flatMap((each) =>
      inRounds(each, namespacesOf),
    );
    const built = new Map<string, Built>();
    for (const [index, round] of rounds.entries())
      for (const [name, result] of await buildRound(round, `round-${index + 1}`, folder)) built.set(name, result);
    const args = [...new Set([...built.values()].filter(({ isBuilt }) => isBuilt).map(({ assembly }) => assembly))];
    const run =
      args.length === 0
        ? { output: '' }
        : await runTool('nunit-console', ['-nologo', '-noshadow', '-xml=results.xml', ...args], { folder });
    const report = await readFile(join(folder, 'results.xml'), 'utf8').catch(() => '');
    const cases = assembliesOf(report);
    return new Map(
      projects.map((project): [string, Verdict] => {
        const { isBuilt = false, output = '', assembly = '' } = built.get(project.name) ?? {};
        const spaces = namespacesOf(project);
        const own = (cases.get(assembly) ?? []).filter((each) =>
          spaces.some((space) => each.startsWith(`name="${space}.`)),
        );
        // Behind a case stands what follows it: only its own tag tells of it.
        const failed = own.filter((each) => !/^[^>]* success="True"/.test(each));
        const said = [output, ...failed.map((each) => each.slice(0, 600))].join('\n').trim();
        return [
          project.name,
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

interface Built {
  readonly isBuilt: boolean;
  readonly output: string;
  /** Its file. */
  readonly assembly: string;
}

const sourcesOf = ({ files }: Project) => files.filter(({ filename }) => filename.endsWith('.cs'));

const namespacesOf = (project: Project): readonly string[] => [
  ...new Set(sourcesOf(project).flatMap(({ content }) => /^namespace (\S+)/m.exec(content)?.[1] ?? [])),
];

const buildRound = async (
  projects: readonly Project[],
  name: string,
  folder: string,
): Promise<ReadonlyMap<string, Built>> => {
  for (const project of projects) await writeProject(project, folder);
  const together = await build(projects, name, folder);
  if (together.isBuilt || projects.length === 1) return new Map(projects.map((each) => [each.name, together]));
  const built = new Map<string, Built>();
  for (const project of projects) built.set(project.name, await build([project], project.name, folder));
  return built;
};

const build = async (projects: readonly Project[], name: string, folder: string): Promise<Built> => {
  const sources = projects.flatMap((project) => sourcesOf(project).map(({ filename }) => join(project.name, filename)));
  const stubs = projects.some(({ framework }) => framework !== undefined) ? ['aspnet.cs'] : [];
  const assembly = `${name}.dll`;
  const flags = ['-warnaserror', '-warn:4', '-target:library', '-r:nunit.framework.dll', `-out:${assembly}`];
  const { code, output } = await runTool('mcs', [...flags, ...sources, ...stubs], { folder });
  return { isBuilt: code === 0, output, assembly };
};

/** The test cases of each assembly in the runner's report. */
const assembliesOf = (report: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    report
      .split('<test-suite type="Assembly" ')
      .slice(1)
      .map((part) => [/name="(?:[^"]*\/)?([^"/]*)"/.exec(part)?.[1] ?? '', part.split('<test-case ').slice(1)]),
  );
