/**
 * `npm run check`: format, lint, types, unused code, undeclared imports, unit tests and the architecture test.
 * `npm run check -- --static` leaves the tests out.
 */
import { join } from 'node:path';
import { runChecks, staticChecks, unitTests } from './lib/checks.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const root = join(import.meta.dirname, '..');

ensureInstalled({ root });
const started = performance.now();
const results = [await runChecks(root, staticChecks)];
if (!process.argv.includes('--static')) results.push(await runChecks(root, [unitTests]));

const failed = results.reduce((sum, result) => sum + result.failed, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(failed === 0 ? `All is well (${seconds} s).` : `${failed} of the checks failed (${seconds} s).`);
if (failed > 0) process.exitCode = 1;
