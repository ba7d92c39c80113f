import { Inflate } from 'fflate';
import { DrawioError, damaged, tooLarge } from './drawio-error.ts';

/** Input per step, bytes: deflate makes at most 1032 times as much of it, so a bomb is seen after 4 MB. */
const step = 4096;

/**
 * The UTF-8 text of raw deflated bytes. `what` names them in messages, such as `a compressed page`. Refuses what would be
 * longer than `limit` bytes.
 */
export const inflateText = (bytes: Uint8Array, limit: number, what: string): string => {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  let isFinished = false;
  const stream = new Inflate((chunk, isFinal) => {
    length += chunk.length;
    if (length > limit) throw tooLarge(`${what} is too large when unpacked`);
    parts.push(decoder.decode(chunk, { stream: !isFinal }));
    isFinished = isFinal;
  });
  try {
    for (let start = 0; start < bytes.length; start += step) {
      stream.push(bytes.subarray(start, start + step), start + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof DrawioError) throw error;
    throw damaged(`${what} can’t be unpacked`, error);
  }
  if (!isFinished) throw damaged(`${what} is cut off`);
  return parts.join('');
};
