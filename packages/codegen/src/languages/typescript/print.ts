import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { Dialect } from '../families/ecmascript/dialect.ts';
import { vitest } from '../families/ecmascript/vitest.ts';
import { writeProgram, writeTests } from '../families/ecmascript/write-program.ts';
import type { PrintedFile, Printer, PrintOptions } from '../language.ts';

const dialectFor = ({ style, options }: Program, { includeComments }: PrintOptions): Dialect => ({
  isTyped: true,
  extension: 'ts',
  isAsync: options.isAsync,
  includeComments,
  isObserved: style === 'production',
});

export const typescriptPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const name = kebabCase(program.name);
    return [
      toFile(`src/${name}.ts`, writeProgram(program, dialect), 'The program.', 'source'),
      toFile(
        `test/${name}.test.ts`,
        writeTests(program, dialect, vitest, `../src/${name}`),
        'The tests; run them after every change.',
        'test',
      ),
      ...projectFiles(name),
    ];
  },
  commands: () => [
    { command: 'npm install', purpose: 'fetches the compiler and the test runner' },
    { command: 'npm run check', purpose: 'checks the types' },
    { command: 'npm test', purpose: 'runs the tests' },
  ],
};

const projectFiles = (name: string): readonly PrintedFile[] => [
  toFile(
    'package.json',
    `${JSON.stringify(
      {
        name,
        version: '1.0.0',
        private: true,
        type: 'module',
        scripts: { check: 'tsc --noEmit', test: 'vitest run' },
        devDependencies: { typescript: '5.9.3', vitest: '3.2.4' },
      },
      null,
      2,
    )}\n`,
    'The package with its commands.',
    'project',
  ),
  toFile(
    'tsconfig.json',
    `${JSON.stringify(
      {
        compilerOptions: {
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          noUncheckedIndexedAccess: true,
          noImplicitReturns: true,
          noUnusedLocals: true,
          noUnusedParameters: true,
          skipLibCheck: true,
          noEmit: true,
        },
        include: ['src', 'test'],
      },
      null,
      2,
    )}\n`,
    'The settings of the compiler.',
    'project',
  ),
  toFile('.gitignore', 'node_modules/\n', 'What git leaves out.', 'project'),
];
