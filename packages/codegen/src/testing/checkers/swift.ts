import { spawnSync } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { missingTool, type Outcome, runTool, writeProject } from './tools.ts';

/** The root folder of a system that has Swift, such as Debian 13 as debootstrap makes one, where this one has none. */
const root = process.env.SWIFT_ROOT;

/** All projects as one package: one build, one run of the tests. */
export const swiftChecker: Checker = {
  language: 'swift',
  missing: () => {
    if (root === undefined) return missingTool('swift');
    const found = spawnSync('chroot', [root, 'swift', '--version']);
    return found.status === 0 ? undefined : `a swift that runs in ${root} (SWIFT_ROOT; it wants /proc mounted there)`;
  },
  check: async (given, folder) => {
    const projects = withOwnModules(given);
    for (const project of projects) await writeProject(project, folder);
    // What does not compile must not keep the others from being run; a build that fails does not tell of all of it.
    let sound = projects;
    let again = await build(sound, folder);
    let said = again.output;
    while (again.code !== 0) {
      const left = sound.filter(({ name }) => !again.output.includes(`/${name}/`));
      if (left.length === sound.length || left.length === 0) break;
      sound = left;
      again = await build(sound, folder);
      said += again.output;
    }
    const listed = again.code === 0 ? await swift(folder, 'test', 'list', '--skip-build') : again;
    const run = again.code === 0 ? await swift(folder, 'test', '--skip-build') : again;
    const ended = (how: 'passed' | 'failed'): ReadonlySet<string> =>
      new Set([...run.output.matchAll(new RegExp(`^Test Case '(\\S+)' ${how}`, 'gm'))].map(([, name = '']) => name));
    const [passed, failed] = [ended('passed'), ended('failed')];
    return new Map(
      projects.map((project): [string, Verdict] => {
        const begin = `${moduleOf(project)}Tests.`;
        const own = listed.output
          .split('\n')
          .filter((line) => line.startsWith(begin))
          .map((line) => line.slice(begin.length).replace('/', '.'));
        const wrong = own.filter((name) => failed.has(name));
        const complaints = [...said.split('\n'), ...run.output.split('\n')].filter(
          (line) => line.includes(`/${project.name}/`) && line.includes('error'),
        );
        return [
          project.name,
          {
            isBuilt: sound.includes(project) && again.code === 0,
            passed: own.filter((name) => passed.has(name) && !failed.has(name)).length,
            failed: wrong.length,
            output: [...complaints, ...wrong].join('\n') || (own.length === 0 ? again.output.slice(-1500) : ''),
          },
        ];
      }),
    );
  },
};

const moduleOf = ({ files }: Pick<Project, 'files'>): string =>
  /^let package = Package\(\n\s*name: "(\w+)"/m.exec(
    files.find(({ filename }) => filename === 'Package.swift')?.content ?? '',
  )?.[1] ?? '';

/**
 * Diagrams of the same name have the same module: all but the first get another one, so that they can be built together. The runner tells of a
 * test without its module: classes of tests get that as the end of their names.
 */
const withOwnModules = (projects: readonly Project[]): readonly Project[] => {
  const used = new Set<string>();
  return projects.map((project) => {
    const wanted = moduleOf(project);
    let free = wanted;
    for (let count = 2; used.has(free); count += 1) free = `${wanted}${count}`;
    used.add(free);
    const files = project.files.map(({ filename, content, role }) => ({
      role,
      filename: filename.replace(`/${wanted}`, `/${free}`),
      content: filename.endsWith('.swift')
        ? content
            .replace(new RegExp(`\\b${wanted}(?=Tests|\\b)`, 'g'), free)
            .replace(/^final class \w+(?=: XCTestCase)/gm, `$&In${free}`)
        : content,
    }));
    return { ...project, files };
  });
};

const build = async (projects: readonly Project[], folder: string): Promise<Outcome> => {
  const targets = projects.map((project) => {
    const module = moduleOf(project);
    const home = `./${project.name}`;
    return [
      `        .target(name: "${module}", path: "${home}/Sources/${module}"),`,
      `        .testTarget(name: "${module}Tests", dependencies: ["${module}"], path: "${home}/Tests/${module}Tests"),`,
    ].join('\n');
  });
  const manifest = ['// swift-tools-version: 5.9', 'import PackageDescription', '', 'let package = Package('];
  await writeFile(
    join(folder, 'Package.swift'),
    [...manifest, '    name: "Checked",', '    targets: [', ...targets, '    ]', ')', ''].join('\n'),
  );
  return swift(folder, 'build', '--build-tests', '-Xswiftc', '-warnings-as-errors');
};

/** Inside of the root the projects lie in its folder for what is temporary; builds there are kept for the next call. */
const swift = async (folder: string, ...args: readonly string[]): Promise<Outcome> => {
  if (root === undefined) return runTool('swift', args, { folder });
  const inside = join('/tmp', folder.split('/').at(-1) ?? 'swift');
  const place = join(root, inside);
  if (args[0] === 'build') await cp(folder, place, { recursive: true, preserveTimestamps: true });
  const command = `cd ${inside} && swift ${args.join(' ')}`;
  const outcome = await runTool('chroot', [root, 'sh', '-c', command], { folder });
  if (args[0] === 'test' && args[1] !== 'list') await rm(place, { recursive: true, force: true });
  return outcome;
};
