import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mail-transport.ts';

/**
 * Where no mail server is configured, messages become text files that only the server's own user can read. `onWritten` gets
 * the path alone, for the log: what is inside may hold a link that lets somebody in.
 */
export const createOutboxTransport = (folder: string, onWritten: (file: string) => void): MailTransport => ({
  delivery: 'outbox',
  deliver: async ({ to, subject, text, headers = {} }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = join(folder, `${moment}-${randomBytes(3).toString('hex')}.txt`);
    await writeFile(file, `To: ${to}\nSubject: ${subject}\n${lines}\n${text}`, { mode: 0o600, flag: 'wx' });
    onWritten(file);
  },
});
