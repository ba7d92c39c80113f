import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker, Project, Verdict } from './checker.ts';
import { inRounds, missingTool, runTool, writeProject } from './tools.ts';

/** Where Debian has the libraries of Go: no modules, but sources as they stood in the one workspace of old. */
const libraries = '/usr/share/gocode';

/** All projects as one workspace: one call of `go vet`, one of `go test`, one of the formatter. */
export const goChecker: Checker = {
  language: 'go',
  missing: () => missingTool('go', 'gofmt'),
  missingFor: (framework) => {
    const folder = `${libraries}/src/github.com/gin-gonic/${framework}`;
    return existsSync(folder) ? undefined : folder;
  },
  check: async (projects, folder) => {
    const verdicts = new Map<string, Verdict>();
    const isPlain = ({ framework }: Project): boolean => framework === undefined;
    const rounds = [projects.filter(isPlain), projects.filter((each) => !isPlain(each))].flatMap((each) =>
      // A workspace holds no module twice.
      inRounds(each, (project) => [moduleOf(project)]),
    );
    for (const [index, round] of rounds.entries())
      await checkRound(round, join(folder, `round-${index + 1}`), verdicts);
    return verdicts;
  },
};

const moduleOf = ({ files }: Project): string =>
  /^module (\S+)/m.exec(files.find(({ filename }) => filename === 'go.mod')?.content ?? '')?.[1] ?? '';

interface TestEvent {
  readonly Action: string;
  readonly Package?: string;
  readonly Test?: string;
  readonly Output?: string;
}

const checkRound = async (
  projects: readonly Project[],
  folder: string,
  verdicts: Map<string, Verdict>,
): Promise<void> => {
  const placeOf = (project: Project): string =>
    project.framework === undefined ? project.name : `src/${moduleOf(project)}`;
  for (const project of projects) await writeProject({ ...project, name: placeOf(project) }, folder);
  const isPlain = projects.every(({ framework }) => framework === undefined);
  if (isPlain) {
    const used = projects.map(({ name }) => `\t./${name}`).join('\n');
    await writeFile(join(folder, 'go.work'), `go 1.19\n\nuse (\n${used}\n)\n`);
  }
  const env = {
    GOPROXY: 'off',
    GOFLAGS: '',
    GOTOOLCHAIN: 'local',
    ...(isPlain ? { GO111MODULE: 'on' } : { GO111MODULE: 'off', GOPATH: `${folder}:${libraries}` }),
  };
  const packages = projects.map((project) => (isPlain ? `./${project.name}/...` : `${moduleOf(project)}/...`));
  const formatted = await runTool('gofmt', ['-l', '.'], { folder });
  const vet = await runTool('go', ['vet', ...packages], { folder, env });
  const test = await runTool('go', ['test', '-json', '-vet=off', '-ldflags=-s -w', ...packages], { folder, env });
  const events = test.output.split('\n').flatMap((line): readonly TestEvent[] => {
    try {
      return line.startsWith('{') ? [JSON.parse(line) as TestEvent] : [];
    } catch {
      return [];
    }
  });
  for (const project of projects) {
    const module = moduleOf(project);
    const place = placeOf(project);
    const own = events.filter((event) => event.Package === module || event.Package?.startsWith(`${module}/`));
    const ended = own.filter(({ Action, Test }) => Test !== undefined && (Action === 'pass' || Action === 'fail'));
    const leaves = ended.filter(({ Test }) => !ended.some((other) => other.Test?.startsWith(`${Test}/`)));
    const complaints = vet.output.split('\n').filter((line) => line.includes(`${place}/`));
    const differences = formatted.output.split('\n').some((line) => line.startsWith(`${place}/`));
    const failed = leaves.filter(({ Action }) => Action === 'fail').length;
    const hasRun = own.some(({ Action, Test }) => Test === undefined && (Action === 'pass' || Action === 'fail'));
    const said = own.filter(({ Action }) => Action === 'output').map(({ Output }) => Output ?? '');
    verdicts.set(project.name, {
      isBuilt: complaints.length === 0 && hasRun && !said.some((line) => line.includes('[build failed]')),
      passed: leaves.length - failed,
      failed,
      isFormatted: !differences,
      output: [...complaints, ...(differences ? ['gofmt would write it otherwise'] : []), ...said].join('\n'),
    });
  }
};
