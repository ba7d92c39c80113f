import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from './checker.ts';

/** Where this repository has its libraries. */
export const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end; what it wrote comes back in one text. Killed after half an hour. */
export const runTool = (
  command: string,
  args: readonly string[],
  { folder, env = {} }: { readonly folder: string; readonly env?: Readonly<Record<string, string | undefined>> },
): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, timeout: 1_800_000, maxBuffer: 64 * 2 ** 20 };
    execFile(command, [...args], options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1;
      resolve({ code, output: stdout + stderr });
    });
  });

/** The first of these commands that is not there. */
export const missingTool = (...commands: readonly string[]): string | undefined =>
  commands.find((command) => spawnSync('which', [command]).status !== 0);

export const writeProject = async (project: Project, folder: string): Promise<string> => {
  const home = join(folder, project.name);
  for (const { filename, content } of project.files) {
    const path = join(home, filename);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return home;
};

/** The first number that the expression finds. */
export const numberIn = (text: string, form: RegExp): number => Number(form.exec(text)?.[1] ?? 0);

/** Groups in which no two projects have a key in common, in the order in which they came. */
export const inRounds = (
  projects: readonly Project[],
  keysOf: (project: Project) => readonly string[],
): readonly (readonly Project[])[] => {
  const rounds: { readonly members: Project[]; readonly keys: Set<string> }[] = [];
  for (const project of projects) {
    const keys = keysOf(project);
    const free = rounds.find((each) => !keys.some((key) => each.keys.has(key)));
    const round = free ?? { members: [], keys: new Set<string>() };
    if (free === undefined) rounds.push(round);
    round.members.push(project);
    for (const key of keys) round.keys.add(key);
  }
  return rounds.map(({ members }) => members);
};
