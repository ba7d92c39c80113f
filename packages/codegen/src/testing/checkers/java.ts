import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { missingTool, type Outcome, runTool, writeProject } from './tools.ts';

/** Where Debian keeps the jars of JUnit. */
const jarsFolder = '/usr/share/java';

const jars = ['junit-jupiter-api', 'junit-jupiter-engine', 'junit-platform-commons', 'junit-platform-console']
  .concat(['junit-platform-engine', 'junit-platform-launcher', 'junit-platform-reporting', 'junit-jupiter-params'])
  .concat(['opentest4j', 'apiguardian-api', 'picocli', 'univocity-parsers'])
  .map((name) => join(jarsFolder, `${name}.jar`));

/** One call of the compiler for all projects whose packages differ, and one of the test runner. */
export const javaChecker: Checker = {
  language: 'java',
  missing: () => missingTool('java', 'javac') ?? jars.find((jar) => !existsSync(jar)),
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    for (const [index, round] of withoutDoubles(projects).entries()) {
      const home = join(folder, `round-${index + 1}`);
      for (const project of round) await writeProject(project, home);
      await checkRound(round, home, verdicts);
    }
    return verdicts;
  },
};

const packageOf = ({ files }: Project): string =>
  /^package (\S+);/m.exec(files.find(({ filename }) => filename.endsWith('.java'))?.content ?? '')?.[1] ?? '';

const withoutDoubles = (projects: readonly Project[]): readonly (readonly Project[])[] => {
  const rounds: Project[][] = [];
  for (const project of projects) {
    const free = rounds.find((round) => round.every((other) => packageOf(other) !== packageOf(project)));
    if (free === undefined) rounds.push([project]);
    else free.push(project);
  }
  return rounds;
};

const checkRound = async (
  projects: readonly Project[],
  folder: string,
  verdicts: Map<string, Verdict>,
): Promise<void> => {
  const built = await compile(projects, folder, 'classes');
  const broken = projects.filter(({ name }) => built.output.includes(`${name}/src/`));
  const sound = projects.filter((project) => !broken.includes(project));
  // What does not compile must not keep the others from being run.
  const again = built.code === 0 || sound.length === 0 ? built : await compile(sound, folder, 'sound');
  const classes = built.code === 0 ? 'classes' : 'sound';
  const reports = join(folder, 'reports');
  const args = ['-cp', [...jars, classes].join(':'), 'org.junit.platform.console.ConsoleLauncher'];
  const scan = ['--fail-if-no-tests', '--scan-classpath', classes, '--details=none', `--reports-dir=${reports}`];
  const run = await runTool('java', [...args, ...scan], { folder });
  const results = await readResults(reports);
  for (const project of projects) {
    const own = results.filter(({ className }) => className.startsWith(`${packageOf(project)}.`));
    const failed = own.filter(({ isFailed }) => isFailed);
    const complaints = built.output.split('\n').filter((line) => line.includes(`${project.name}/`));
    verdicts.set(project.name, {
      isBuilt: !broken.includes(project) && again.code === 0,
      passed: own.length - failed.length,
      failed: failed.length,
      output:
        [...complaints, ...failed.map(({ text }) => text)].join('\n') ||
        (own.length === 0 ? `${again.output}\n${run.output}` : ''),
    });
  }
};

const compile = async (projects: readonly Project[], folder: string, target: string): Promise<Outcome> => {
  const sources = projects.flatMap(({ name, files }) =>
    files.filter(({ filename }) => filename.endsWith('.java')).map(({ filename }) => join(name, filename)),
  );
  await mkdir(join(folder, target), { recursive: true });
  await writeFile(join(folder, `${target}.txt`), sources.join('\n'));
  const flags = [
    '--release',
    '17',
    '-encoding',
    'UTF-8',
    '-Xlint:all,-path,-processing',
    '-Werror',
    '-Xmaxerrs',
    '2000',
  ];
  return runTool('javac', [...flags, '-cp', jars.join(':'), '-d', target, `@${target}.txt`], { folder });
};

interface TestResult {
  readonly className: string;
  readonly isFailed: boolean;
  readonly text: string;
}

/** The runner's reports in the form of JUnit's XML. */
const readResults = async (folder: string): Promise<readonly TestResult[]> => {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('<testcase ')
      .slice(1)
      .map((part) => ({
        className: /classname="([^"]*)"/.exec(part)?.[1] ?? '',
        isFailed: /<(?:failure|error|skipped)\b/.test(part),
        text: part.slice(0, 600),
      })),
  );
};
