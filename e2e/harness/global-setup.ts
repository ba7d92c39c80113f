import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hasChromium } from '../../scripts/harness/browser.ts';
import { startDiagloom } from '../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../scripts/harness/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server of the browser tests answers; empty where there is no browser. */
    readonly address: string;
    /** The folder into which that server, which has no mail server, writes its messages. */
    readonly outbox: string;
  }
}

/** One server with a fresh database for all tests in the browser; each test makes accounts of its own. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!hasChromium) {
    console.warn('Chromium was not found: the tests in the browser are SKIPPED. Set CHROMIUM_PATH, or run `npm test`.');
    provide('address', '');
    provide('outbox', '');
    return async () => {};
  }
  const dataFolder = await createTemporaryFolder('e2e');
  const diagloom = await startDiagloom({ dataFolder });
  provide('address', diagloom.address);
  provide('outbox', join(dataFolder, 'outbox'));
  return async () => {
    await diagloom.interrupt();
    await removeFolder(dataFolder);
  };
};
