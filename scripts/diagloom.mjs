/** `npm run -s diagloom -- COMMAND`: installs what is missing, builds the command line where its sources have changed, and runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStaleCli } from './lib/build-stale.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const root = join(import.meta.dirname, '..');

try {
  ensureInstalled({ root });
  const cli = await buildStaleCli({ root });
  await import(pathToFileURL(join(root, cli)).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
