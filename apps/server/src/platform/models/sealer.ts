import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Encrypts short texts for the database with a secret that is not in it. */
export interface Sealer {
  readonly seal: (text: string) => Promise<string>;
  /** Undefined for what another secret has sealed, what was changed since, and what is no seal at all. */
  readonly open: (sealed: string) => Promise<string | undefined>;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The secret is asked for at the first use. */
export const createSealer = (findSecret: () => Promise<Buffer>): Sealer => {
  let known: Promise<Buffer> | undefined;
  const key = (): Promise<Buffer> => {
    known ??= findSecret();
    return known;
  };
  return {
    seal: async (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await key(), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open: async (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const secret = await key();
      try {
        const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceBytes));
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
};

/** The secret of several servers on one database, of any length. */
export const secretFromText = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret in a file that only its owner may read; made at the first use. */
export const secretFromFile = async (file: string): Promise<Buffer> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file);
};
