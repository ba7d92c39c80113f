import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and gathers what it prints; nothing is read from standard input.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, show?: boolean, env?: NodeJS.ProcessEnv }} options `show` also passes the lines on while it runs.
 * @returns {Promise<{ status: number, output: string, seconds: number }>}
 */
export const runCommand = (command, args, { cwd, show = false, env = process.env }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    const take = (stream) => (chunk) => {
      chunks.push(chunk);
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (status, last = '') => {
      const output = Buffer.concat(chunks).toString('utf8') + last;
      resolve({ status, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (status) => end(status ?? 1));
  });
