import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureInstalled, missingPackages } from './ensure-installed.mjs';

const lock = (packages) => JSON.stringify({ lockfileVersion: 3, packages });
const left = { 'node_modules/left': { version: '1.0.0' } };
const ours = {
  'packages/ours': { version: '0.1.0' },
  'node_modules/@x/ours': { resolved: 'packages/ours', link: true },
};

describe('ensureInstalled', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'diagloom-install-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const install = (packages) => {
    write('node_modules/.package-lock.json', lock(packages));
    for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true });
  };
  const run = (statuses) => {
    const calls = [];
    const runNpm = (_root, args) => {
      calls.push(args[0]);
      return statuses[calls.length - 1];
    };
    const answer = () => ensureInstalled({ root, log: () => {}, runNpm });
    return { calls, answer };
  };

  test('runs nothing when everything that is locked is there', () => {
    write('package-lock.json', lock({ ...left, ...ours }));
    install({ ...left, ...ours });
    const { calls, answer } = run([]);
    expect(answer()).toBe('present');
    expect(calls).toEqual([]);
  });

  test('runs npm ci on a fresh clone', () => {
    write('package-lock.json', lock(left));
    const { calls, answer } = run([0]);
    expect(answer()).toBe('installed');
    expect(calls).toEqual(['ci']);
  });

  test('falls back to npm install where npm ci refuses', () => {
    write('package-lock.json', lock(left));
    const { calls, answer } = run([1, 0]);
    expect(answer()).toBe('installed');
    expect(calls).toEqual(['ci', 'install']);
  });

  test('says what to do when npm cannot install', () => {
    write('package-lock.json', lock(left));
    expect(run([1, 1]).answer).toThrow('check the network and run `npm install`');
  });

  test('finds another version, a missing folder and a missing link', () => {
    write('package-lock.json', lock({ ...left, ...ours, 'node_modules/other': { version: '2.0.0' } }));
    install({ 'node_modules/left': { version: '0.9.0' } });
    write(
      'node_modules/.package-lock.json',
      lock({ 'node_modules/left': { version: '0.9.0' }, 'node_modules/other': { version: '2.0.0' } }),
    );
    expect(missingPackages(root)).toEqual(['node_modules/left', 'node_modules/@x/ours', 'node_modules/other']);
  });

  test('does not ask for packages of another platform', () => {
    write('package-lock.json', lock({ ...left, 'node_modules/for-windows': { version: '1.0.0', optional: true } }));
    install(left);
    expect(missingPackages(root)).toEqual([]);
  });
});
