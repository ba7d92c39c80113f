import { timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSecretToken } from '../secret-token.ts';

/** With what whoever reads the server's files makes the first account from anywhere, and is its administrator. */
export interface FirstAccountCode {
  readonly file: string;
  readonly opensWith: (given: string | undefined) => boolean;
}

const fileIn = (dataFolder: string): string => join(dataFolder, 'first-account-code');

/** Writes the code into a file of the data folder that its owner alone reads; one that lies there already stays. */
export const writeFirstAccountCode = async (dataFolder: string): Promise<FirstAccountCode> => {
  const file = fileIn(dataFolder);
  const code = (await readCode(file)) ?? (await writeCode(file));
  return { file, opensWith: (given) => given !== undefined && isSame(given, code) };
};

/** There are accounts: nobody needs the code any more. */
export const removeFirstAccountCode = (dataFolder: string): Promise<void> => rm(fileIn(dataFolder), { force: true });

const readCode = async (file: string): Promise<string | undefined> => {
  const code = (await readFile(file, 'utf8').catch(() => '')).trim();
  return /^[\w-]{43}$/.test(code) ? code : undefined;
};

const writeCode = async (file: string): Promise<string> => {
  const { token } = createSecretToken();
  await mkdir(dirname(file), { recursive: true });
  // A file that is there keeps the rights that it has.
  await rm(file, { force: true });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
};

const isSame = (given: string, code: string): boolean =>
  given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code));
