import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { type Compile, checkOnJvm, jarsFolder, junitJars, missingJunit } from './junit.ts';
import { missingTool, runTool, writeProject } from './tools.ts';

export const javaChecker: Checker = {
  language: 'java',
  missing: () => missingTool('java', 'javac') ?? missingJunit(),
  missingFor: () => springJars.find((jar) => !existsSync(jar)),
  check: async (projects, folder) => {
    const isServed = projects.some(({ framework }) => framework !== undefined);
    const libraries = isServed ? [...springJars, await compileBoot(folder)] : [];
    return checkOnJvm(projects, folder, { extension: '.java', compile: compileWith(libraries), libraries });
  },
};

/** Where Debian has Spring, what it stands on, and what reads and writes JSON for it. */
const springJars: readonly string[] = [
  ...['core', 'beans', 'context', 'expression', 'aop', 'web', 'web.servlet', 'test'].map((part) => `spring3-${part}`),
  ...['servlet-api', 'commons-logging', 'jackson-annotations', 'jackson-core', 'jackson-databind'],
].map((name) => join(jarsFolder, `${name}.jar`));

/** Debian has no Spring Boot: two declarations stand in for what starts an app. */
const boot = {
  'org/springframework/boot/SpringApplication.java': `package org.springframework.boot;

public final class SpringApplication {
    private SpringApplication() {}

    public static void run(Class<?> source, String... args) {}
}
`,
  'org/springframework/boot/autoconfigure/SpringBootApplication.java': `package org.springframework.boot.autoconfigure;

public @interface SpringBootApplication {}
`,
};

const compileBoot = async (folder: string): Promise<string> => {
  const files = Object.entries(boot).map(([filename, content]) => ({ filename, content, role: 'source' as const }));
  const home = await writeProject({ name: 'boot', files, tests: 0 }, folder);
  await runTool('javac', ['-d', home, ...files.map(({ filename }) => filename)], { folder: home });
  return home;
};

const flags = ['--release', '17', '-encoding', 'UTF-8', '-Xlint:all,-path,-processing', '-Werror', '-Xmaxerrs', '2000'];

const compileWith =
  (libraries: readonly string[]): Compile =>
  async (sources, folder, target) => {
    await mkdir(join(folder, target), { recursive: true });
    await writeFile(join(folder, `${target}.txt`), sources.join('\n'));
    const jars = [...junitJars, ...libraries].join(':');
    return runTool('javac', [...flags, '-cp', jars, '-d', target, `@${target}.txt`], { folder });
  };
