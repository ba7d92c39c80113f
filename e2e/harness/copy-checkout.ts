import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkout } from '../../scripts/harness/checkout.ts';
import { createTemporaryFolder } from '../../scripts/harness/temporary-folder.ts';

/** What a fresh clone does not have. */
const made = /(?:^|[\\/])(?:\.git|node_modules|dist|data|coverage)$|^(?:pictures|test-results)$/;

/**
 * A copy of the sources as a fresh clone has them, in a folder that only its owner may enter. The libraries are those of this checkout, which
 * `npm test` installed on a clean one in the way that `npm start` does: a second time takes minutes.
 */
export const copyCheckout = async (): Promise<string> => {
  const folder = join(await createTemporaryFolder('checkout'), 'diagloom');
  await cp(checkout, folder, {
    recursive: true,
    filter: (source) => !made.test(relative(checkout, source)),
  });
  for (const path of await findLibraries()) await shareFolder(join(checkout, path), join(folder, path));
  await chmod(folder, 0o700);
  return folder;
};

/** All libraries, and those that a package keeps for itself; from the checkout. */
const findLibraries = async (): Promise<readonly string[]> => {
  const parts = await Promise.all(
    ['apps', 'packages'].map(async (place) => (await readdir(join(checkout, place))).map((name) => join(place, name))),
  );
  return ['.', ...parts.flat()]
    .map((part) => join(part, 'node_modules'))
    .filter((path) => existsSync(join(checkout, path)));
};

/** By hard links where they can be made: tens of thousands of files. */
const shareFolder = async (source: string, target: string): Promise<void> => {
  if (spawnSync('cp', ['-al', source, target]).status === 0) return;
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
};
