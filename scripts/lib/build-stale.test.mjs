import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, listSources } from './build-stale.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diagloom-build-'));
  write('app/src/main.ts', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

const stateOf = (...paths) => hashOf(root, listSources(root, paths));

const write = (path, content) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};

test.each([
  ['a changed source', () => write('app/src/main.ts', 'two')],
  ['a new source', () => write('app/src/other.ts', '')],
  ['a source that moved', () => rmSync(join(root, 'app/src/main.ts')) ?? write('app/src/moved.ts', 'one')],
  ['a changed list of libraries', () => write('package-lock.json', '{}')],
])('%s makes a build stale', (_name, change) => {
  const before = stateOf('app', 'package-lock.json');
  change();
  expect(stateOf('app', 'package-lock.json')).not.toBe(before);
});

test.each(['app/src/main.test.ts', 'app/dist/main.js', 'app/node_modules/a/index.js', 'app/src/testing/build.ts'])(
  '%s does not',
  (path) => {
    const before = stateOf('app');
    write(path, 'anything');
    expect(stateOf('app')).toBe(before);
  },
);
