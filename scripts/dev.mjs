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
  run('.', 'tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    RATE_LIMITS: 'off',
    PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173',
  }),
  run('apps/web', 'vite/bin/vite.js', ['--clearScreen', 'false'], { API_URL: `http://localhost:${port}` }),
];

/**
 * When one ends, the other ends too; each is told once, because a second signal would cut the server short before its
 * database has stopped.
 */
let isStopping = false;
const stopAll = () => {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
};

for (const child of children) {
  child.once('exit', (status) => {
    process.exitCode ||= status ?? 0;
    stopAll();
  });
}
process.on('SIGTERM', stopAll);
// Ctrl-C reaches all of them from the terminal; this one only waits for the others.
process.on('SIGINT', () => {
  isStopping = true;
});
