import { readdir } from 'node:fs/promises';

/** The paths of all files with that name under a folder. */
export const findFiles = async (folder: string, name: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((path) => path.split(/[\\/]/).at(-1) === name);
