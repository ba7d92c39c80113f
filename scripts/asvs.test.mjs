import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const named = [...readFileSync(join(root, 'docs/asvs.md'), 'utf8').matchAll(/`([\w./-]+\.test\.ts)`(?: "([^"]+)")?/g)];

test('every test that the safety checklist names is there', () => {
  const missing = named
    .map(([, file, title]) => ({ file: file.replace(/^(auth|sharing)\//, 'apps/server/src/features/$1/'), title }))
    .filter(({ file, title = '' }) => {
      const path = join(root, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    });
  expect(named.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
