/**
 * `npm run dev`: the server, started anew when its sources change, and Vite's development server in front of it.
 * Pages at http://localhost:5173; the API at PORT (3000) behind them.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const root = join(import.meta.dirname, '..');
ensureInstalled({ root });

const port = process.env.PORT || '3000';
const run = (folder, script, args, env = {}) =>
  spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });

const children = [
  run('.', 'tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], { RATE_LIMITS: 'off' }),
  run('apps/web', 'vite/bin/vite.js', ['--clearScreen', 'false'], { API_URL: `http://localhost:${port}` }),
];

/** When one ends, or the terminal says so, the other ends too; the server first stops its database. */
const stopAll = (signal) => {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
};

for (const child of children) {
  child.once('exit', (status) => {
    process.exitCode ||= status ?? 0;
    stopAll('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
