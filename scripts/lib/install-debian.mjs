import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages where the system is Debian or a child of it and we are root; false where it is not, or it did not work.
 *
 * @param {readonly string[]} packages
 * @param {(line: string) => void} log
 */
export const installDebian = (packages, log) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  log(`Installing ${packages.join(' and ')} with apt-get ...`);
  return runApt(['update']) && runApt(['install', '-y', '--no-install-recommends', ...packages]);
};

const runApt = (args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
