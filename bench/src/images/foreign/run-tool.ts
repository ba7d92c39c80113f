import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder, removeFolder } from '../../../../scripts/harness/temporary-folder.ts';

interface Run {
  readonly input: { readonly name: string; readonly text: string };
  readonly args: (folder: string) => readonly string[];
  /** The file that it writes. */
  readonly output: string;
}

/** Runs a program of the system on a file in a folder of its own. Out: what it wrote; undefined where the program is missing. Throws with its words where it failed. */
export const runTool = async (program: string, { input, args, output }: Run): Promise<Uint8Array | undefined> => {
  const folder = await createTemporaryFolder(program);
  try {
    await writeFile(join(folder, input.name), input.text);
    if (!(await run(program, args(folder), folder))) return undefined;
    return new Uint8Array(await readFile(join(folder, output)));
  } finally {
    await removeFolder(folder);
  }
};

/** Whether the program is there. */
const run = (program: string, args: readonly string[], folder: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    execFile(program, [...args], { cwd: folder, timeout: 120_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(true);
      else if (error.code === 'ENOENT') resolve(false);
      else reject(new Error(`${program} failed: ${(stderr || stdout).slice(-2000)}`, { cause: error }));
    });
  });
