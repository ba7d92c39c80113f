import { damaged } from '../drawio-error.ts';
import { crc32 } from './crc32.ts';

/** A part of a PNG (PNG specification, section 5.3). */
export interface PngChunk {
  /** Four letters, such as `tEXt`. */
  readonly type: string;
  readonly data: Uint8Array;
  /** Where the chunk starts and ends in the file. */
  readonly start: number;
  readonly end: number;
}

/** What every PNG begins with. */
export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Length and type before the data, the checksum after it, bytes. */
const headLength = 8;
const checksumLength = 4;

export const isPng = (bytes: Uint8Array): boolean => pngSignature.every((byte, index) => bytes[index] === byte);

/** The chunks of a PNG up to the last one, `IEND`; what comes after it is no part of the picture. */
export const readChunks = (png: Uint8Array): readonly PngChunk[] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: PngChunk[] = [];
  let start = pngSignature.length;
  while (start < png.length) {
    if (start + headLength + checksumLength > png.length) throw damaged('its last part is cut off');
    const dataStart = start + headLength;
    const dataEnd = dataStart + view.getUint32(start);
    const end = dataEnd + checksumLength;
    if (end > png.length) throw damaged('a part of it is cut off');
    const type = latin1(png.subarray(start + 4, dataStart));
    chunks.push({ type, data: png.subarray(dataStart, dataEnd), start, end });
    if (type === 'IEND') break;
    start = end;
  }
  return chunks;
};

/** A part of a PNG with its length before it and its checksum after it. */
export const writeChunk = (type: string, data: Uint8Array): Uint8Array => {
  const chunk = new Uint8Array(headLength + data.length + checksumLength);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(asciiBytes(type), 4);
  chunk.set(data, headLength);
  view.setUint32(headLength + data.length, crc32(chunk.subarray(4, headLength + data.length)));
  return chunk;
};

/** Bytes as characters of the same number, as PNG texts are written. */
export const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
