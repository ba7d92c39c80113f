import { createHash, randomBytes } from 'node:crypto';

/** A secret that is given away and stored nowhere, and what is stored to know it again. */
export interface SecretToken {
  /** 256 random bits in base64url: 43 characters. */
  readonly token: string;
  readonly hash: string;
}

export const createSecretToken = (): SecretToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
};

/** A token has 256 random bits, so a plain hash cannot be turned back by guessing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
