/**
 * Builds the web app, the server and the command line where their sources are not those of the last build. A build is known by a hash of
 * everything that it reads, kept beside its result together with when those files were written, so that they are read only where one was
 * written since. Both are removed first and written last: an interrupted build is done again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCli, buildServer, cliBundle, serverBundle } from './build-bundles.mjs';
import { buildWeb } from './build-web.mjs';

const common = ['packages', 'package-lock.json', 'scripts/lib'];

const web = { name: 'web pages', folder: 'apps/web', build: buildWeb };
const server = { name: 'server', folder: 'apps/server', build: buildServer };
const cli = { name: 'command line', folder: 'apps/cli', build: buildCli };

/**
 * Builds what `npm start` runs.
 *
 * @param {{ root: string, log?: (line: string) => void }} options
 * @returns {Promise<string>} the built server's entry, from the root. Throws an error for people when a build fails.
 */
export const buildStale = async (options) => {
  for (const part of [web, server]) await buildWhereStale(part, options);
  return serverBundle;
};

/** The same for `npm run diagloom`: answers the entry of the built command line. */
export const buildStaleCli = async (options) => {
  await buildWhereStale(cli, options);
  return cliBundle;
};

/** The server without its pages, for tests that only call it. */
export const buildStaleServer = async (options) => {
  await buildWhereStale(server, options);
  return serverBundle;
};

const buildWhereStale = async ({ name, folder, build }, { root, log = console.error }) => {
  const file = join(root, folder, 'dist/.stamp');
  const files = listSources(root, [folder, ...common]);
  const times = timesOf(root, files);
  const [builtFrom, seenAt] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (seenAt === times) return;
  const hash = hashOf(root, files);
  if (builtFrom !== hash) {
    log(`Building the ${name} ...`);
    rmSync(file, { force: true });
    await build(root);
  }
  writeFileSync(file, `${hash}\n${times}`);
};

/** All sources under the paths in a fixed order, tests and results of builds excepted. */
export const listSources = (root, paths) => paths.flatMap((start) => listFiles(root, start)).sort();

/** A hash of names and contents. */
export const hashOf = (root, files) => {
  const hash = createHash('sha256');
  for (const path of files) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

/** A hash of names, sizes and when each was written. */
const timesOf = (root, files) => {
  const hash = createHash('sha256');
  for (const path of files) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const skipped = new Set(['node_modules', 'dist', 'testing', '__snapshots__', '__golden__', '__fixtures__']);

const listFiles = (root, path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !/\.test\.\w+$|^\./.test(name))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]));
};
