import { chmod, cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkout } from '../../scripts/harness/checkout.ts';
import { createTemporaryFolder } from '../../scripts/harness/temporary-folder.ts';

/** What a fresh clone does not have. */
const made = /(?:^|[\\/])(?:\.git|node_modules|dist|data|coverage)$|^(?:pictures|test-results)$/;

/** A copy of the sources as a fresh clone has them, in a folder that only its owner may enter. */
export const copyCheckout = async (): Promise<string> => {
  const folder = join(await createTemporaryFolder('checkout'), 'diagloom');
  await cp(checkout, folder, {
    recursive: true,
    filter: (source) => !made.test(relative(checkout, source)),
  });
  await chmod(folder, 0o700);
  return folder;
};
