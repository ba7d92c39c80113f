import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLibraries, writeNotices } from './third-party.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diagloom-notices-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const lock = (packages) => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
};
const install = (path, licenceText) => {
  mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, path, 'LICENSE'), licenceText);
};
const names = () => listLibraries(root).map(({ name, version }) => `${name}@${version}`);

test('follows what is needed, and leaves out what only developers use', () => {
  lock({
    '': { devDependencies: { tester: '*' } },
    'apps/server': { dependencies: { '@x/core': '*', left: '*' }, devDependencies: { builder: '*' } },
    'packages/core': { dependencies: { right: '*' } },
    e2e: { dependencies: { browser: '*' } },
    'node_modules/@x/core': { link: true, resolved: 'packages/core' },
    'node_modules/left': { version: '1.0.0', dependencies: { deep: '*' } },
    'node_modules/left/node_modules/deep': { version: '2.0.0' },
    'node_modules/deep': { version: '3.0.0' },
    'node_modules/right': {
      version: '4.0.0',
      peerDependencies: { peer: '*', perhaps: '*' },
      peerDependenciesMeta: { perhaps: { optional: true } },
    },
    'node_modules/peer': { version: '5.0.0' },
    'node_modules/perhaps': { version: '6.0.0' },
    'node_modules/tester': { version: '1.0.0' },
    'node_modules/builder': { version: '1.0.0' },
    'node_modules/browser': { version: '1.0.0' },
  });
  expect(names()).toEqual(['deep@2.0.0', 'left@1.0.0', 'peer@5.0.0', 'right@4.0.0']);
});

test('names the icon sets that our icons are copied from, although only a script reads them', () => {
  lock({
    'packages/types': { devDependencies: { 'lucide-static': '*' } },
    'node_modules/lucide-static': { version: '1.0.0' },
  });
  expect(names()).toEqual(['lucide-static@1.0.0']);
});

test('writes each licence text once, and none for a package of one platform', () => {
  lock({
    'packages/core': { dependencies: { left: '*', right: '*', native: '*' } },
    'node_modules/left': { version: '1.0.0', license: 'MIT' },
    'node_modules/right': { version: '1.0.0', license: 'MIT' },
    'node_modules/native': { version: '1.0.0', license: 'ISC', os: ['linux'], optional: true },
  });
  install('node_modules/left', 'Do as you like.\r\n');
  install('node_modules/right', 'Do as you like.  \n');
  install('node_modules/native', 'Not read.');
  const notices = writeNotices(listLibraries(root));
  expect(notices).toContain('| native | 1.0.0 | ISC |');
  expect(notices).toContain('### left, right\n\n````\nDo as you like.\n````');
  expect(notices).not.toContain('Not read.');
});
