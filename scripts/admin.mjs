/**
 * `npm run admin -- COMMAND`: runs a command of the server's administrator. It comes from the build that `npm start` made: a server that runs must
 * not get other files below it. Where there is none, one is made.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminBundle } from './lib/build-bundles.mjs';
import { buildStaleServer } from './lib/build-stale.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const root = join(import.meta.dirname, '..');

try {
  ensureInstalled({ root });
  if (!existsSync(join(root, adminBundle))) await buildStaleServer({ root });
  await import(pathToFileURL(join(root, adminBundle)).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
