import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes that a process and all that it started hold, shared memory counted once (`smaps_rollup`, Linux alone); 0 elsewhere. */
export const memoryOf = (pid: number): number => treeOf(pid).reduce((sum, each) => sum + ownMemory(each), 0) / 1024;

/** The same without the process that reads pictures, which goes when nobody asks. */
export const memoryWithoutReader = (pid: number): number =>
  treeOf(pid)
    .filter((each) => !read(each, 'cmdline').includes('picture-process'))
    .reduce((sum, each) => sum + ownMemory(each), 0) / 1024;

/** Seconds of a core that a process and all that it started have used (Linux alone). */
export const cpuOf = (pid: number): number => treeOf(pid).reduce((sum, each) => sum + ownTicks(each), 0) / 100;

/** A process and everything that came from it, its database included. */
export const treeOf = (pid: number): readonly number[] => {
  const parents = new Map(processes().map((each) => [each, parentOf(each)]));
  const found = [pid];
  for (const each of found) for (const [child, parent] of parents) if (parent === each) found.push(child);
  return found;
};

const processes = (): readonly number[] => {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
};

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The name stands in brackets and may hold anything. */
const parentOf = (pid: number): number =>
  Number(
    read(pid, 'stat')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0],
  );

/** In user and in system mode, from the eleventh field behind the name on. */
const ownTicks = (pid: number): number => {
  const [user, system] = read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13);
  return Number(user ?? 0) + Number(system ?? 0);
};

const ownMemory = (pid: number): number => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
