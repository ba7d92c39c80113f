import { spawnSync } from 'node:child_process';
import { installDebian } from './install-debian.mjs';

const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/**
 * Finds redis-server; installs Debian's package where it is missing and we may. Anywhere else the tests with Redis are skipped,
 * and say so.
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {'present' | 'installed' | 'missing'}
 */
export const ensureRedis = ({ log = console.error } = {}) => {
  if (hasRedis()) return 'present';
  // Debian starts the package's own server; ours are separate ones on other ports.
  return installDebian(['redis-server'], log) && hasRedis() ? 'installed' : 'missing';
};
