import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { Dialect } from '../families/ecmascript/dialect.ts';
import { nodeTest } from '../families/ecmascript/node-test.ts';
import { webFiles, webFrameworkOf } from '../families/ecmascript/web/index.ts';
import { writeProgram, writeTests } from '../families/ecmascript/write-program.ts';
import type { Printer, PrintOptions } from '../language.ts';

const dialectFor = ({ style, options }: Program, { includeComments }: PrintOptions): Dialect => ({
  isTyped: false,
  extension: 'js',
  isAsync: options.isAsync,
  includeComments,
  isObserved: style === 'production',
});

export const javascriptPrinter: Printer = {
  print: (program, options) => {
    const dialect = dialectFor(program, options);
    const name = kebabCase(program.name);
    const framework = webFrameworkOf(options);
    const manifest = {
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { test: 'node --test', ...(framework !== undefined && { start: 'node src/web/server.js' }) },
      ...(framework !== undefined && { dependencies: framework.dependencies }),
    };
    return [
      toFile(`src/${name}.js`, writeProgram(program, dialect), 'The program.', 'source'),
      toFile(
        `test/${name}.test.js`,
        writeTests(program, dialect, nodeTest, `../src/${name}.js`),
        'The tests; run them after every change.',
        'test',
      ),
      ...(framework === undefined ? [] : webFiles(program, dialect, framework, nodeTest)),
      toFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`, 'The package with its command.', 'project'),
    ];
  },
  commands: (_program, { framework }) =>
    framework === undefined
      ? [{ command: 'node --test', purpose: 'runs the tests; there is nothing to install' }]
      : [
          { command: 'npm install', purpose: 'installs the framework' },
          { command: 'npm test', purpose: 'runs the tests' },
          { command: 'npm start', purpose: 'starts the server on port 3000' },
        ],
};
