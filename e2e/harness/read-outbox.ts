import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** Waits for the newest message to an address with that word in its subject, and answers the link in it. */
export const readLink = async (to: string, subject: string): Promise<string> => {
  const find = async (): Promise<string | undefined> => {
    const names = await readdir(inject('outbox')).catch(() => []);
    const messages = await Promise.all(names.sort().map((name) => readFile(join(inject('outbox'), name), 'utf8')));
    const message = messages.findLast(
      (text) => text.startsWith(`To: ${to}\n`) && text.split('\n')[1]?.includes(subject),
    );
    return /^http\S+$/m.exec(message ?? '')?.[0];
  };
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return (await find()) ?? '';
};
