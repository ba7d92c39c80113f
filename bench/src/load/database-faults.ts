import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Diagloom } from '../../../scripts/harness/start-diagloom.ts';
import { isHealthy, untilHealthy } from './health.ts';
import { treeOf } from './memory-of.ts';

/** Kills the built-in database; answers how long it was gone, ms. */
export const killDatabase = async (dataFolder: string, diagloom: Diagloom): Promise<number> => {
  process.kill(await postmasterOf(dataFolder), 'SIGKILL');
  const killed = performance.now();
  // Its children answer for a moment more.
  while ((await isHealthy(diagloom.address)) && performance.now() - killed < 3000) await delay(20);
  await untilHealthy(diagloom);
  return performance.now() - killed;
};

export interface Hang {
  /** The longest that the health check took to say that the database is silent, ms. */
  readonly longestAnswer: number;
  /** How long after the database went on the server was healthy, ms. */
  readonly backAfter: number;
}

/** Stops the database and all its processes in their tracks for a while, as a disk does that hangs. */
export const hangDatabase = async (dataFolder: string, diagloom: Diagloom, time: number): Promise<Hang> => {
  const all = treeOf(await postmasterOf(dataFolder));
  signal(all, 'SIGSTOP');
  let longestAnswer = 0;
  const began = performance.now();
  try {
    while (performance.now() - began < time) {
      const asked = performance.now();
      await isHealthy(diagloom.address);
      longestAnswer = Math.max(longestAnswer, performance.now() - asked);
    }
  } finally {
    signal(all, 'SIGCONT');
  }
  const went = performance.now();
  await untilHealthy(diagloom);
  return { longestAnswer, backAfter: performance.now() - went };
};

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
};

const postmasterOf = async (dataFolder: string): Promise<number> => {
  const home = join(dataFolder, 'postgres');
  const elsewhere = await readFile(join(home, 'location'), 'utf8').catch(() => join(home, 'cluster'));
  return Number.parseInt(await readFile(join(elsewhere.trim(), 'postmaster.pid'), 'utf8'), 10);
};
