import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import { countTests } from '../count-tests.ts';
import { vitest } from '../families/ecmascript/vitest.ts';
import { writeProgram, writeTests } from '../families/ecmascript/write-program.ts';
import { styleSheet } from '../families/markup/style-sheet.ts';
import type { PrintedFile, Printer } from '../language.ts';
import { next } from './next.ts';
import type { Surroundings } from './surroundings.ts';
import { vite } from './vite.ts';
import { writeApp } from './write-app.ts';
import { countAppTests, writeAppTests } from './write-app-tests.ts';

/** The program in TypeScript, and components that show it. */
export const reactPrinter: Printer = {
  print: (program, options) => {
    const name = kebabCase(program.name);
    const dialect = {
      isTyped: true,
      extension: 'ts',
      isAsync: program.options.isAsync,
      includeComments: options.includeComments,
      isObserved: program.style === 'production',
    } as const;
    const surroundings = options.framework === 'next' ? next : vite;
    const hasTests = countTests(program) > 0;
    const module = writeProgram(program, dialect);
    return [
      toFile('src/app.tsx', writeApp(program, options, surroundings.opening), 'The components.', 'source'),
      ...(module.text() === '' ? [] : [toFile(`src/${name}.ts`, module, 'The program that they stand on.', 'source')]),
      ...surroundings.files(program),
      toFile('src/style.css', styleSheet, 'How it looks, in light and dark.', 'source'),
      toFile('test/app.test.tsx', writeAppTests(program, options), 'The tests of the components.', 'test'),
      ...(hasTests
        ? [
            toFile(
              `test/${name}.test.ts`,
              writeTests(program, dialect, vitest, `../src/${name}`),
              'The tests of the program.',
              'test',
            ),
          ]
        : []),
      ...projectFiles(name, surroundings),
    ];
  },
  countTests: (program) => countTests(program) + countAppTests(program),
  commands: () => [
    { command: 'npm install', purpose: 'installs React, the compiler and the test runner' },
    { command: 'npm run dev', purpose: 'shows the application in a browser' },
    { command: 'npm test', purpose: 'runs the tests' },
  ],
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const projectFiles = (
  name: string,
  { scripts, dependencies = {}, devDependencies = {}, built }: Surroundings,
): readonly PrintedFile[] => [
  toFile(
    'package.json',
    json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { ...scripts, test: 'vitest run' },
      dependencies: { ...dependencies, react: '19.3.1', 'react-dom': '19.3.1' },
      devDependencies: {
        '@types/react': '19.3.0',
        '@types/react-dom': '19.3.0',
        jsdom: '26.1.0',
        typescript: '5.9.3',
        ...devDependencies,
        vitest: '3.2.4',
      },
    }),
    'The package and its scripts.',
    'project',
  ),
  toFile(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['es2023', 'dom', 'dom.iterable'],
        strict: true,
        noUncheckedIndexedAccess: true,
        noImplicitReturns: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src', 'test'],
    }),
    'The compiler settings.',
    'project',
  ),
  toFile('.gitignore', `${built}/\nnode_modules/\n`, 'What git ignores.', 'project'),
];
