/**
 * `npm test`: on a fresh clone with only Node and npm it installs what the tests need, runs all of them and ends with the line
 * `N passed, N failed`. `npm test -- --with-checks` also runs and counts the static checks of `npm run check`; `--with-compilers` compiles
 * generated code in every language whose compiler is there or can be installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks, staticChecks } from './lib/checks.mjs';
import { compiledLanguages } from './lib/ensure-compilers.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { addTotals, readFailures, readTotals } from './lib/read-totals.mjs';
import { runCommand } from './lib/run-command.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Projects of vitest that run side by side, one group after the other: a browser beside the unit tests would only make both slow, while
 * those that wait for programs leave time to those that wait for pages.
 */
const groups = [['unit'], ['process', 'e2e']];

const runGroup = async (projects) => {
  const folder = mkdtempSync(join(tmpdir(), 'diagloom-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const named = projects.map((project) => `--project=${project}`);
    // As many helpers of V8 as there are processors to spare: with more, each waits for the others.
    const options = ['--v8-pool-size=0', vitest, 'run', ...named, ...reporters];
    const { status } = await runCommand(process.execPath, options, { cwd: root, show: true });
    const report = readReport(file);
    return { ...readTotals(report, status), failures: readFailures(report) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Ends as well where nothing could be installed: tests that want a program then skip aloud. */
const installPrograms = () => {
  const script = join(root, 'scripts/ensure-programs.mjs');
  const options = process.argv.filter((option) => option === '--with-compilers');
  return once(
    spawn(process.execPath, [script, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
    'close',
  );
};

const runAll = async () => {
  const programs = installPrograms();
  ensureInstalled({ root });
  const totals = [];
  if (process.argv.includes('--with-checks')) totals.push(await runChecks(root, staticChecks));
  await programs;
  if (process.argv.includes('--with-compilers')) process.env.CODE_COMPILERS ??= compiledLanguages.join(',');
  for (const group of groups) totals.push(await runGroup(group));
  for (const failure of totals.flatMap(({ failures = [] }) => failures)) console.log(failure);
  return addTotals(totals);
};

const { failed, line } = await runAll().catch((error) => {
  console.error(error.message);
  return addTotals([{ passed: 0, failed: 1 }]);
});
console.log(line);
if (failed > 0) process.exitCode = 1;
