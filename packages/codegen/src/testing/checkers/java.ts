import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { type Compile, checkOnJvm, junitJars, missingJunit } from './junit.ts';
import { missingTool, runTool } from './tools.ts';

export const javaChecker: Checker = {
  language: 'java',
  missing: () => missingTool('java', 'javac') ?? missingJunit(),
  check: (projects, folder) => checkOnJvm(projects, folder, { extension: '.java', compile, libraries: [] }),
};

const flags = ['--release', '17', '-encoding', 'UTF-8', '-Xlint:all,-path,-processing', '-Werror', '-Xmaxerrs', '2000'];

const compile: Compile = async (sources, folder, target) => {
  await mkdir(join(folder, target), { recursive: true });
  await writeFile(join(folder, `${target}.txt`), sources.join('\n'));
  return runTool('javac', [...flags, '-cp', junitJars.join(':'), '-d', target, `@${target}.txt`], { folder });
};
