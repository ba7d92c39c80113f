import { damaged } from '../drawio-error.ts';

/** The text of a file: UTF-8, or UTF-16 where the file begins with its byte order mark. The mark is left out. */
export const readText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw damaged('it isn’t UTF-8 text', error);
  }
};

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The first characters of a file, whatever comes after them. */
export const peekText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 4096));
