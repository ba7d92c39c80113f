import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in files of 16 MB and cannot go on without room for one. */
const leastBytes = 20_000_000;

/** Bytes that this user may still write on the disk of a folder; undefined where the system does not tell. */
export const freeSpaceOf = async (folder: string): Promise<number | undefined> => {
  const found = await statfs(folder).catch(() => undefined);
  return found === undefined ? undefined : found.bavail * found.bsize;
};

export const isDiskFull = async (folder: string): Promise<boolean> =>
  ((await freeSpaceOf(folder)) ?? Number.POSITIVE_INFINITY) < leastBytes;
