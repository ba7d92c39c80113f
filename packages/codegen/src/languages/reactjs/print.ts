import { kebabCase } from '../../printing/cases.ts';
import { toFile } from '../../printing/to-file.ts';
import { countTests } from '../count-tests.ts';
import { quote } from '../families/ecmascript/dialect.ts';
import { vitest } from '../families/ecmascript/vitest.ts';
import { writeProgram, writeTests } from '../families/ecmascript/write-program.ts';
import { styleSheet } from '../families/markup/style-sheet.ts';
import type { PrintedFile, Printer } from '../language.ts';
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
    const hasTests = countTests(program) > 0;
    return [
      toFile('src/app.tsx', writeApp(program, options), 'The components.', 'source'),
      toFile(`src/${name}.ts`, writeProgram(program, dialect), 'The program that they stand on.', 'source'),
      toFile('src/main.tsx', mainScript, 'Puts the application into the page.', 'source'),
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
      ...projectFiles(name, program.title),
    ];
  },
  countTests: (program) => countTests(program) + countAppTests(program),
  commands: () => [
    { command: 'npm install', purpose: 'fetches React, the compiler and the test runner' },
    { command: 'npm run dev', purpose: 'shows the application in a browser' },
    { command: 'npm test', purpose: 'runs the tests' },
  ],
};

const mainScript = [
  "import { StrictMode } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "import { App } from './app';",
  "import './style.css';",
  '',
  "const root = document.getElementById('root');",
  'if (root !== null) {',
  '  createRoot(root).render(',
  '    <StrictMode>',
  '      <App />',
  '    </StrictMode>,',
  '  );',
  '}',
  '',
].join('\n');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const projectFiles = (name: string, title: string): readonly PrintedFile[] => [
  toFile(
    'index.html',
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'The page that the application stands in.',
    'project',
  ),
  toFile(
    'package.json',
    json({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc --noEmit && vite build', test: 'vitest run' },
      dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
      devDependencies: {
        '@types/react': '19.3.0',
        '@types/react-dom': '19.3.0',
        jsdom: '26.1.0',
        typescript: '5.9.3',
        vite: '7.1.9',
        vitest: '3.2.4',
      },
    }),
    'The package with its commands.',
    'project',
  ),
  toFile(
    'src/vite-env.d.ts',
    `/// <reference types=${quote('vite/client').replace(/'/g, '"')} />\n`,
    'What the bundler knows.',
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
    'The settings of the compiler.',
    'project',
  ),
  toFile('.gitignore', 'dist/\nnode_modules/\n', 'What git leaves out.', 'project'),
];
