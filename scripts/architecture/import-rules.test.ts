import { describe, expect, test } from 'vitest';
import { findImportProblems } from './import-rules.ts';
import type { Project, Workspace } from './project.ts';

const workspace = (path: string, dependencies: readonly string[] = [], devDependencies: readonly string[] = []) => ({
  path,
  name: `@diagloom/${path.split('/').at(-1)}`,
  dependencies,
  devDependencies,
});

const workspaces: readonly Workspace[] = [
  workspace('packages/diagram', ['elkjs'], ['fontkit']),
  workspace('packages/types', ['@diagloom/diagram', '@diagloom/server']),
  workspace('packages/studio', ['@diagloom/diagram', '@diagloom/types']),
  workspace('apps/web', ['@diagloom/types', '@diagloom/studio']),
  workspace('apps/server', ['@diagloom/studio']),
];

/** A project of the files given as path and text. */
const buildProject = (files: Readonly<Record<string, string>>): Project => ({
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  workspaces,
  tools: ['vitest'],
});

const problems = (files: Readonly<Record<string, string>>) => findImportProblems(buildProject(files));

describe('findImportProblems', () => {
  test('is content with a declared import in the allowed direction', () => {
    expect(problems({ 'packages/studio/src/a.ts': "import { x } from '@diagloom/types';" })).toEqual([]);
  });

  test('refuses an import against the table, type-only, dynamic and over several lines alike', () => {
    const sentence = 'apps/web may not use packages/studio.';
    for (const text of [
      "import type { X } from '@diagloom/studio';",
      "const x = await import('@diagloom/studio');",
      "import {\n  x,\n  y,\n} from '@diagloom/studio';",
      "export * from '@diagloom/studio';",
      "import '@diagloom/studio';",
    ]) {
      expect(problems({ 'apps/web/src/app/a.ts': text })).toEqual([
        `apps/web/src/app/a.ts imports @diagloom/studio: ${sentence}`,
      ]);
    }
  });

  test('refuses that a package uses an application', () => {
    expect(problems({ 'packages/types/src/a.ts': "import { x } from '@diagloom/server';" })).toEqual([
      'packages/types/src/a.ts imports @diagloom/server: packages/types may not use apps/server.',
    ]);
  });

  test('refuses a path into another workspace', () => {
    const files = { 'packages/types/src/a.ts': "import '../../diagram/src/b.ts';", 'packages/diagram/src/b.ts': '' };
    expect(problems(files)).toEqual([
      'packages/types/src/a.ts imports ../../diagram/src/b.ts: another workspace is imported by its name.',
    ]);
  });

  test('lets only what developers run use the helpers of the scripts', () => {
    const text = "import '../scripts/a.mjs';";
    const project = buildProject({
      'e2e/a.ts': text,
      'scripts/a.mjs': '',
      'apps/web/a.ts': "import '../../scripts/a.mjs';",
    });
    expect(findImportProblems({ ...project, workspaces: [...workspaces, workspace('e2e')] })).toEqual([
      'apps/web/a.ts imports ../../scripts/a.mjs: another workspace is imported by its name.',
    ]);
  });

  test('refuses a relative import without its ending', () => {
    expect(problems({ 'packages/types/src/a.ts': "import './b';", 'packages/types/src/b.ts': '' })).toEqual([
      'packages/types/src/a.ts imports ./b: there is no such file; a relative import is written with its ending.',
    ]);
  });

  test('refuses what package.json does not declare, and development tools in shipped code', () => {
    const texts = {
      a: "import 'elkjs/lib/x.js';",
      b: "import 'lodash';",
      c: "import 'fontkit';",
      d: "import 'vitest';",
    };
    const files = Object.entries(texts).map(([name, text]) => [`packages/diagram/src/${name}.ts`, text]);
    expect(problems(Object.fromEntries(files))).toEqual([
      'packages/diagram/src/b.ts imports lodash: packages/diagram/package.json does not declare it.',
      'packages/diagram/src/c.ts imports fontkit: packages/diagram/package.json does not declare it.',
      'packages/diagram/src/d.ts imports vitest: packages/diagram/package.json does not declare it.',
    ]);
  });

  test('lets a test use development tools and Node', () => {
    const text = "import 'fontkit';\nimport 'vitest';\nimport 'node:fs';";
    expect(problems({ 'packages/diagram/src/a.test.ts': text })).toEqual([]);
  });

  test('refuses Node modules where the web would load them, with and without the prefix', () => {
    const reason = 'the web uses this package, and a browser has no Node modules.';
    expect(problems({ 'packages/types/src/a.ts': "import { readFileSync } from 'node:fs';\nimport 'path';" })).toEqual([
      `packages/types/src/a.ts imports node:fs: ${reason}`,
      `packages/types/src/a.ts imports path: ${reason}`,
    ]);
    expect(problems({ 'packages/studio/src/a.ts': "import 'node:fs';" })).toEqual([]);
  });

  test('refuses siblings on a shelf, but not what they share', () => {
    const files = {
      'packages/types/src/flowchart/a.ts':
        "import '../sequence/b.ts';\nimport '../families/c.ts';\nimport '../shared.ts';",
      'packages/types/src/flowchart/d.ts': "import '../index.ts';",
      'packages/types/src/index.ts': "import './flowchart/a.ts';\nimport './sequence/b.ts';",
      'packages/types/src/sequence/b.ts': '',
      'packages/types/src/families/c.ts': '',
      'packages/types/src/shared.ts': '',
    };
    expect(problems(files)).toEqual([
      'packages/types/src/flowchart/a.ts imports ../sequence/b.ts: siblings in packages/types/src are strangers.',
      'packages/types/src/flowchart/d.ts imports ../index.ts: a member of a shelf does not know the registry.',
    ]);
  });

  test('lets the web go from shared to features to app and not back', () => {
    const files = {
      'apps/web/src/components/a.tsx': "import '../features/home/b.tsx';",
      'apps/web/src/features/home/b.tsx': "import '../../app/c.tsx';\nimport '../../components/a.tsx';",
      'apps/web/src/app/c.tsx': "import '../features/home/b.tsx';",
    };
    expect(problems(files)).toEqual([
      'apps/web/src/components/a.tsx imports ../features/home/b.tsx: in the web application shared does not know features.',
      'apps/web/src/features/home/b.tsx imports ../../app/c.tsx: in the web application features does not know app.',
    ]);
  });

  test('asks for a row for every workspace', () => {
    expect(findImportProblems({ files: [], workspaces: [workspace('packages/new')], tools: [] })).toEqual([
      'packages/new has no row in the table of who may use whom.',
    ]);
  });

  test('does not read comments as imports', () => {
    const text = "// import 'lodash';\n/**\n * import 'lodash';\n * see import('lodash')\n */";
    expect(problems({ 'packages/diagram/src/a.ts': text })).toEqual([]);
  });
});
