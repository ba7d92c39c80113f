import { createHash } from 'node:crypto';

/** A name for whatever is made from these parts: the same for the same content, and for no other. */
export const tagOf = (parts: readonly unknown[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) {
    const text = typeof part === 'string' ? part : JSON.stringify(part ?? null);
    // The length keeps "ab", "c" apart from "a", "bc", and the type a text from what is written like it.
    hash.update(`${typeof part}:${text.length}:`).update(text);
  }
  return hash.digest('base64url');
};
