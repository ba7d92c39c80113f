import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/** What must hold before a change is done. `tool` is a path from node_modules, run with Node. */
export const staticChecks = [
  { name: 'format and lint', tool: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'third-party notices', tool: '../scripts/notices.mjs', args: ['--check'] },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--pretty', 'false'] },
  {
    name: 'unused code and undeclared imports',
    tool: 'knip/bin/knip.js',
    args: ['--no-progress', '--no-config-hints'],
  },
];

export const unitTests = { name: 'unit tests', tool: 'vitest/vitest.mjs', args: ['run', '--project', 'unit'] };

/**
 * Runs checks side by side and prints a line for each as it ends, with the tool's own words where it fails.
 *
 * @param {string} root
 * @param {typeof staticChecks} checks
 * @param {(line: string) => void} [log]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runChecks = async (root, checks, log = console.log) => {
  const results = await Promise.all(
    checks.map(async ({ name, tool, args }) => {
      const { status, output, seconds } = await runCommand(process.execPath, [toolPath(root, tool), ...args], {
        cwd: root,
        env: plain,
      });
      log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
      if (status !== 0) log(indent(output));
      return status === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
};

/** Without colours, since the words are printed again further in. */
const plain = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

const toolPath = (root, tool) => {
  const path = join(root, 'node_modules', tool);
  if (!existsSync(path)) throw new Error(`${tool} is not installed. Run \`npm install\` in ${root}.`);
  return path;
};

const indent = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `     ${line}`)
    .join('\n');
