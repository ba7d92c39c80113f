import { Inflate } from 'fflate';
import { DrawioError, damaged, tooLarge } from './drawio-error.ts';
import { decodeText } from './xml/decode-text.ts';

/** Input per step, bytes: deflate makes at most 1032 times as much of it, so a bomb is seen after 4 MB. */
const step = 4096;

/**
 * The XML inside a `<diagram>` that holds text: base64 of raw deflate of the URI-encoded XML, as draw.io compresses
 * pages, or the XML escaped or URI-encoded only. Refuses what would be longer than `limit` characters.
 */
export const unpackPage = (content: string, limit: number): string => {
  const text = decodeText(content).trim();
  if (text.startsWith('<')) return text;
  if (text.startsWith('%')) return decodeUri(text);
  const unpacked = inflate(decodeBase64(text), limit).trim();
  return unpacked.startsWith('<') ? unpacked : decodeUri(unpacked);
};

const decodeBase64 = (text: string): Uint8Array => {
  try {
    const binary = atob(text);
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch (error) {
    throw damaged('a compressed page is not valid base64', error);
  }
};

const inflate = (bytes: Uint8Array, limit: number): string => {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  let isFinished = false;
  const stream = new Inflate((chunk, isFinal) => {
    length += chunk.length;
    if (length > limit) throw tooLarge('a compressed page unpacks to more than we read');
    parts.push(decoder.decode(chunk, { stream: !isFinal }));
    isFinished = isFinal;
  });
  try {
    for (let start = 0; start < bytes.length; start += step) {
      stream.push(bytes.subarray(start, start + step), start + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof DrawioError) throw error;
    throw damaged('a compressed page cannot be unpacked', error);
  }
  if (!isFinished) throw damaged('a compressed page is cut off');
  return parts.join('');
};

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw damaged('a compressed page is not valid text', error);
  }
};
