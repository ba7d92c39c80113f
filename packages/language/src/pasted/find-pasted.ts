import type { Pasted } from './pasted.ts';
import { pastedFormats } from './registry.ts';

/** What a file in the prompt says; undefined where it has none of a known format. */
export const findPasted = (text: string): Pasted | undefined => {
  if (!mayHold.test(text)) return undefined;
  for (const format of pastedFormats) {
    const pasted = format.read(text);
    if (pasted !== undefined && pasted.things.length > 0) return pasted;
  }
  return undefined;
};

/** Every format has lines or braces. */
const mayHold = /\n|\{/;
