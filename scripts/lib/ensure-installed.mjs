/**
 * Installs the libraries of this checkout when they are missing or not the ones of package-lock.json. Plain Node, so that it
 * runs before anything is installed.
 *
 * npm writes node_modules/.package-lock.json as the last step of an installation: what stands there is what is installed.
 * Comparing it with package-lock.json also notices an interrupted installation and one made by hand.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Development tools build the application, so NODE_ENV=production must not leave them out. */
const installFlags = [
  '--include=dev',
  '--include=optional',
  '--no-fund',
  '--no-audit',
  '--no-progress',
  // What npm only warns of, such as libraries that would like a newer Node, is ours to know: the lock file names what works here.
  '--loglevel=error',
];

/**
 * Installs with `npm ci`, or with `npm install` where that refuses. Answers whether there was anything to do; throws an error
 * for people when npm fails.
 *
 * @param {{ root: string, log?: (line: string) => void, runNpm?: (root: string, args: readonly string[]) => number }} options
 *   `runNpm` answers npm's exit status.
 * @returns {'present' | 'installed'}
 */
export const ensureInstalled = ({ root, log = console.error, runNpm = runRealNpm }) => {
  const missing = missingPackages(root);
  if (missing.length === 0) return 'present';
  log(`Installing ${missing.length === 1 ? 'a library' : `${missing.length} libraries`} with npm ...`);
  if (runNpm(root, ['ci', ...installFlags]) === 0) return 'installed';
  log('npm ci did not succeed, trying npm install ...');
  if (runNpm(root, ['install', ...installFlags]) === 0) return 'installed';
  throw new Error(
    'The libraries could not be installed. See the lines of npm above; check the network and run `npm install` in this folder.',
  );
};

/**
 * Paths of locked packages that are not installed, or not in the locked version. Packages for other platforms are optional
 * and do not count.
 *
 * @param {string} root
 * @returns {readonly string[]}
 */
export const missingPackages = (root) => {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.keys(locked).filter((path) => {
    if (!path.includes('node_modules/') || locked[path].optional === true) return false;
    if (locked[path].version !== installed[path]?.version || installed[path] === undefined) return true;
    return !existsSync(join(root, path));
  });
};

const readPackages = (file) => {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
};

/** npm names its own script to the scripts that it runs; without it, the `npm` of the search path. */
const runRealNpm = (root, args) => {
  const script = process.env.npm_execpath;
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && before.length === 0,
  });
  if (error !== undefined)
    throw new Error('npm was not found. Install Node.js 20.19 or newer together with npm.', { cause: error });
  return status ?? 1;
};
