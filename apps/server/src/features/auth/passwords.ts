import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with OWASP's minimum: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash of nothing that anybody can send: a derived password has 64 characters. */
const nobodysHash = hashPassword('nobody');

/** Does the same work where there is no hash, so that the time of an answer does not tell who has an account. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const isSame = await verify(stored ?? (await nobodysHash), password);
  return isSame && typeof stored === 'string';
};
