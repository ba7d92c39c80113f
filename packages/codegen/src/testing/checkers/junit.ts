import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project, Verdict } from './checker.ts';
import { type Outcome, runTool, writeProject } from './tools.ts';

/** Where Debian keeps the jars of JUnit. */
export const jarsFolder = '/usr/share/java';

const names = ['junit-jupiter-api', 'junit-jupiter-engine', 'junit-platform-commons', 'junit-platform-console']
  .concat(['junit-platform-engine', 'junit-platform-launcher', 'junit-platform-reporting', 'junit-jupiter-params'])
  .concat(['opentest4j', 'apiguardian-api', 'picocli', 'univocity-parsers']);

export const junitJars: readonly string[] = names.map((name) => join(jarsFolder, `${name}.jar`));

export const missingJunit = (): string | undefined => junitJars.find((jar) => !existsSync(jar));

export interface LanguageOnJvm {
  readonly extension: string;
  readonly compile: Compile;
  readonly libraries: readonly string[];
}

/** Compiles for Java's virtual machine: `sources` are paths below `folder`, `target` is a folder for classes. */
export type Compile = (sources: readonly string[], folder: string, target: string) => Promise<Outcome>;

/** One call of the compiler for all projects, and one of the test runner. `libraries` are jars beside JUnit's. */
export const checkOnJvm = async (
  given: readonly Project[],
  folder: string,
  { extension, compile, libraries }: LanguageOnJvm,
): Promise<ReadonlyMap<string, Verdict>> => {
  const projects = withOwnPackages(given);
  for (const project of projects) await writeProject(project, folder);
  const build = (chosen: readonly Project[], target: string): Promise<Outcome> => {
    const sources = chosen.flatMap(({ name, files }) =>
      files.filter(({ filename }) => filename.endsWith(extension)).map(({ filename }) => join(name, filename)),
    );
    return compile(sources, folder, target);
  };
  const { sound, classes, output } = await buildSound(projects, build);
  const reports = join(folder, 'reports');
  const args = ['-cp', [...junitJars, ...libraries, classes].join(':'), 'org.junit.platform.console.ConsoleLauncher'];
  const scan = ['--fail-if-no-tests', '--scan-classpath', classes, '--details=none', `--reports-dir=${reports}`];
  const run = await runTool('java', [...args, ...scan], { folder });
  const results = await readResults(reports);
  const isSound = new Set(sound);
  return new Map(
    projects.map((project): [string, Verdict] => {
      const own = results.filter(({ className }) => className.startsWith(`${packageOf(project)}.`));
      const failed = own.filter(({ isFailed }) => isFailed);
      const complaints = output.split('\n').filter((line) => line.includes(`${project.name}/`));
      return [
        project.name,
        {
          isBuilt: isSound.has(project),
          passed: own.length - failed.length,
          failed: failed.length,
          output:
            [...complaints, ...failed.map(({ text }) => text)].join('\n') ||
            (own.length === 0 ? `${output}\n${run.output}` : ''),
        },
      ];
    }),
  );
};

/** What does not compile must not keep the others from being run; some of it is told of only once the rest of it is gone. */
const buildSound = async (
  projects: readonly Project[],
  build: (chosen: readonly Project[], target: string) => Promise<Outcome>,
): Promise<{ readonly sound: readonly Project[]; readonly classes: string; readonly output: string }> => {
  let sound = projects;
  let output = '';
  for (let round = 1; sound.length > 0; round += 1) {
    const classes = `classes-${round}`;
    const built = await build(sound, classes);
    output += built.output;
    if (built.code === 0) return { sound, classes, output };
    const left = sound.filter(({ name }) => !built.output.includes(`${name}/src/`));
    sound = left.length === sound.length ? [] : left;
  }
  return { sound, classes: 'none', output };
};

const packageOf = ({ files }: Pick<Project, 'files'>): string =>
  /^package ([\w.]+)/m.exec(files.find(({ filename }) => filename.startsWith('src/'))?.content ?? '')?.[1] ?? '';

/** Diagrams of the same name have the same package: all but the first get another one, so that they can be built together. */
const withOwnPackages = (projects: readonly Project[]): readonly Project[] => {
  const used = new Set<string>();
  return projects.map((project) => {
    const wanted = packageOf(project);
    let free = wanted;
    for (let count = 2; used.has(free); count += 1) free = `${wanted}${count}`;
    used.add(free);
    if (free === wanted) return project;
    const inPackage = new RegExp(`^(package|import) ${wanted.replaceAll('.', '\\.')}(?=[.;]|$)`, 'gm');
    const files = project.files.map((file) => ({
      ...file,
      content: file.content.replace(inPackage, `$1 ${free}`),
    }));
    return { ...project, files };
  });
};

interface TestResult {
  readonly className: string;
  readonly isFailed: boolean;
  readonly text: string;
}

/** The runner's reports in the form of JUnit's XML. */
const readResults = async (folder: string): Promise<readonly TestResult[]> => {
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
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
