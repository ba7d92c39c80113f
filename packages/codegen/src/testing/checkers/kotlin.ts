import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { type Compile, checkOnJvm, junitJars, missingJunit } from './junit.ts';
import { missingTool, runTool } from './tools.ts';

/** The npm package `kotlin-compiler`, which is too large for everybody to install: where the variable says, or where `.ci/run` puts it. */
const home = process.env.KOTLIN_COMPILER ?? join(homedir(), '.cache/diagloom/kotlin-compiler');

const jar = (name: string): string => join(home, 'lib', `${name}.jar`);

const needed = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'kotlinx-coroutines-core-jvm',
];

const libraries = ['kotlin-stdlib', 'kotlin-test', 'kotlin-test-junit5', 'kotlinx-coroutines-core-jvm'].map(jar);

export const kotlinChecker: Checker = {
  language: 'kotlin',
  missing: () =>
    missingTool('java') ??
    missingJunit() ??
    (existsSync(jar('kotlin-compiler')) ? undefined : `the npm package kotlin-compiler (KOTLIN_COMPILER, ${home})`),
  check: (projects, folder) => checkOnJvm(projects, folder, { extension: '.kt', compile, libraries }),
};

const compile: Compile = (sources, folder, target) => {
  const compiler = ['-cp', needed.map(jar).join(':'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const flags = ['-kotlin-home', home, '-no-stdlib', '-no-reflect', '-Werror', '-jvm-target', '17'];
  const classPath = ['-cp', [...libraries, ...junitJars].join(':'), '-d', target];
  return runTool('java', [...compiler, ...flags, ...classPath, ...sources], { folder });
};
