import { describe, expect, it } from 'vitest';
import { derivePassword } from './derive-password.ts';
import { ProblemHere } from './problem-here.ts';

// The expected values come from Python's hashlib.pbkdf2_hmac with the same password, salt and iterations.
const vectors = [
  ['correct horse', 'f7bb025b857d574362362990edef467bb27932a2153abad0cd5f72d005b9fa08'],
  ['pässwörd ☃', '666120c427600f7b7e1cd6d3826ba54948ac60382dce9425b6e7e7a742568ed9'],
] as const;

describe('the derived password', () => {
  it.each(vectors)('of "%s" is the one that every client sends', async (password, derived) => {
    expect(await derivePassword(password)).toBe(derived);
  });

  it.each(vectors)('of "%s" is the same where the browser has no WebCrypto', async (password, derived) => {
    expect(await derivePassword(password, `${password}:diagloom.v1`, null)).toBe(derived);
  });

  it('is told as a problem of this browser where it cannot be made', async () => {
    const refusing = { ...crypto.subtle, importKey: () => Promise.reject(new Error('out of memory')) };
    await expect(derivePassword('correct horse', 'salt', refusing)).rejects.toThrow(
      new ProblemHere('Failed to process password. Please try again.'),
    );
  });

  it('changes with the salt', async () => {
    expect(await derivePassword('correct horse', 'salt')).not.toBe(vectors[0][1]);
  });
});
