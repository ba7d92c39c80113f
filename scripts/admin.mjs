/** `npm run admin -- COMMAND`: builds the server where its sources have changed, and runs a command of its administrator. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { adminBundle } from './lib/build-bundles.mjs';
import { buildStaleServer } from './lib/build-stale.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const root = join(import.meta.dirname, '..');

try {
  ensureInstalled({ root });
  await buildStaleServer({ root });
  await import(pathToFileURL(join(root, adminBundle)).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
