import { passwordDerivation } from '@diagloom/contract';
import { formStrings } from '../strings/form.ts';
import { ProblemHere } from './problem-here.ts';

/**
 * What is sent instead of the password that was typed: 64 lower-case hexadecimal characters.
 * The salt comes from the password and a fixed text, unless one is given. Throws a `ProblemHere` where the browser cannot do it.
 */
export const derivePassword = async (
  password: string,
  salt = password + passwordDerivation.saltSuffix,
  subtle: SubtleCrypto | null = globalThis.crypto.subtle ?? null,
): Promise<string> => {
  const text = new TextEncoder();
  const derive = subtle === null ? deriveInScript : deriveWith(subtle);
  const derived = await derive(text.encode(password), text.encode(salt)).catch((cause: unknown) => {
    throw new ProblemHere(formStrings.passwordNotProcessed, { cause });
  });
  return toHex(derived);
};

type Derive = (password: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

const deriveWith =
  (subtle: SubtleCrypto): Derive =>
  async (password, salt) => {
    const { hash, iterations, bytes } = passwordDerivation;
    const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash, iterations, salt }, key, bytes * 8));
  };

/** Browsers offer WebCrypto to https and localhost only; a server in a local network may be reached by plain http. */
const deriveInScript: Derive = async (password, salt) => {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return pbkdf2Async(sha256, password, salt, { c: passwordDerivation.iterations, dkLen: passwordDerivation.bytes });
};

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
