import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { Dialect } from '../families/ecmascript/dialect.ts';
import { vitest } from '../families/ecmascript/vitest.ts';
import type { WebFramework } from '../families/ecmascript/web/framework.ts';
import { webFiles, webFrameworkOf } from '../families/ecmascript/web/index.ts';
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
    const framework = webFrameworkOf(options);
    return [
      toFile(`src/${name}.ts`, writeProgram(program, dialect), 'The program.', 'source'),
      toFile(
        `test/${name}.test.ts`,
        writeTests(program, dialect, vitest, `../src/${name}`),
        'The tests; run them after every change.',
        'test',
      ),
      ...(framework === undefined ? [] : webFiles(program, dialect, framework, vitest)),
      ...projectFiles(name, framework),
    ];
  },
  commands: (_program, { framework }) => [
    { command: 'npm install', purpose: 'installs the compiler and the test runner' },
    { command: 'npm run check', purpose: 'checks the types' },
    { command: 'npm test', purpose: 'runs the tests' },
    ...(framework === undefined ? [] : [{ command: 'npm start', purpose: 'starts the server on port 3000' }]),
  ],
};

const projectFiles = (name: string, framework?: WebFramework): readonly PrintedFile[] => [
  toFile(
    'package.json',
    `${JSON.stringify(
      {
        name,
        version: '1.0.0',
        private: true,
        type: 'module',
        scripts: {
          check: 'tsc --noEmit',
          test: 'vitest run',
          ...(framework !== undefined && { start: 'tsx src/web/server.ts' }),
        },
        ...(framework !== undefined && { dependencies: framework.dependencies }),
        devDependencies: {
          ...(framework !== undefined && { '@types/node': '20.19.43', ...framework.typeDependencies, tsx: '4.21.0' }),
          typescript: '5.9.3',
          vitest: '3.2.4',
        },
      },
      null,
      2,
    )}\n`,
    'The package and its scripts.',
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
          // Newer compilers take in no types by themselves.
          ...(framework !== undefined && { types: ['node'] }),
          ...framework?.compilerOptions,
        },
        include: ['src', 'test'],
      },
      null,
      2,
    )}\n`,
    'The compiler settings.',
    'project',
  ),
  toFile('.gitignore', 'node_modules/\n', 'What git ignores.', 'project'),
];
