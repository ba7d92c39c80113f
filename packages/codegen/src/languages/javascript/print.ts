import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import type { Program } from '../../program/index.ts';
import type { Dialect } from '../families/ecmascript/dialect.ts';
import { nodeTest } from '../families/ecmascript/node-test.ts';
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
    const manifest = { name, version: '1.0.0', private: true, type: 'module', scripts: { test: 'node --test' } };
    return [
      toFile(`src/${name}.js`, writeProgram(program, dialect), 'The program.', 'source'),
      toFile(
        `test/${name}.test.js`,
        writeTests(program, dialect, nodeTest, `../src/${name}.js`),
        'The tests; run them after every change.',
        'test',
      ),
      toFile('package.json', `${JSON.stringify(manifest, null, 2)}\n`, 'The package with its command.', 'project'),
    ];
  },
  commands: () => [{ command: 'node --test', purpose: 'runs the tests; nothing has to be installed' }],
};
