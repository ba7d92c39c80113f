/** What a file says about itself in its first bytes, before anything is unpacked. */
export interface PictureHeader {
  readonly format: 'png' | 'jpeg' | 'gif' | 'webp';
  /** px as stored. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8 (CIPA DC-008); 1 where it is not said. */
  readonly orientation: number;
}

/** Reads format and size of a picture. In: its bytes, whatever they are. Out: undefined where they are no picture of a format that is read. */
export const lookAtHeader = (bytes: Uint8Array): PictureHeader | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readers.map((read) => read(view)).find((header) => header !== undefined);
  } catch (error) {
    // A file that ends within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

/** PNG specification, section 11.2.1. */
const readPng = (view: DataView): PictureHeader | undefined =>
  view.getUint32(0) === 0x89504e47 && textAt(view, 12, 4) === 'IHDR'
    ? { format: 'png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 }
    : undefined;

/** GIF89a specification, section 18. */
const readGif = (view: DataView): PictureHeader | undefined =>
  textAt(view, 0, 4) === 'GIF8'
    ? { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true), orientation: 1 }
    : undefined;

/** RFC 9649, section 2.5 to 2.7: the simple lossy, the lossless and the extended form. */
const readWebp = (view: DataView): PictureHeader | undefined => {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return undefined;
  const form = textAt(view, 12, 4);
  const size =
    form === 'VP8X'
      ? [1 + threeBytes(view, 24), 1 + threeBytes(view, 27)]
      : form === 'VP8L'
        ? [1 + (view.getUint32(21, true) & 0x3fff), 1 + ((view.getUint32(21, true) >> 14) & 0x3fff)]
        : [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  return { format: 'webp', width: size[0] ?? 0, height: size[1] ?? 0, orientation: 1 };
};

const threeBytes = (view: DataView, at: number): number =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

/** ITU-T T.81, annex B: segments up to the frame header, with EXIF in APP1. */
const readJpeg = (view: DataView): PictureHeader | undefined => {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let orientation = 1;
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    if (marker === 0xe1 && textAt(view, at + 4, 4) === 'Exif') orientation = readOrientation(view, at + 10);
    at += 2 + length;
  }
  return undefined;
};

/** Tag 0x0112 of the first directory. */
const readOrientation = (view: DataView, start: number): number => {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < Math.min(count, 100); index += 1) {
    const entry = directory + 2 + 12 * index;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

const readers = [readPng, readJpeg, readGif, readWebp];
