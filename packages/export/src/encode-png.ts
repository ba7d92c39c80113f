import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { pngSignature, writeChunk } from '@diagloom/diagram/drawio';

/** A drawn picture: four bytes a pixel, the colours multiplied by their alpha, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Every alpha is 255: there is nothing to divide by. */
  readonly isOpaque?: boolean;
}

/**
 * Packs pixels as a PNG (PNG specification, sections 9 to 11): eight bits a channel, rows unfiltered, for diagrams
 * repeat whole rows. Packs in another thread and lets other work run between bands of rows. Several times as
 * fast as resvg's own encoder, for fewer bytes.
 */
export const encodePng = async (picture: Pixels): Promise<Uint8Array> => {
  const packed = await buffer(Readable.from(bandsOf(picture)).pipe(createDeflate({ level: compressionLevel })));
  const parts = [
    pngSignature,
    writeChunk('IHDR', headerOf(picture)),
    writeChunk('IDAT', packed),
    writeChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
};

/** Higher levels take three times as long for a third less. */
const compressionLevel = 3;

const headerOf = ({ width, height }: Pixels): Uint8Array => {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Bits a channel; red, green, blue and alpha; the only compression and filtering there are; not interlaced.
  header.set([8, 6, 0, 0, 0], 8);
  return header;
};

/** Pixels that are prepared at a time: they fit a processor's cache. */
const bandPixels = 16_000;

const bandsOf = function* (picture: Pixels): Generator<Uint8Array> {
  const rows = Math.max(1, Math.floor(bandPixels / picture.width));
  for (let top = 0; top < picture.height; top += rows) {
    yield bandOf(picture, top, Math.min(picture.height, top + rows));
  }
};

/** Rows with the byte before each that names its filter: 0 for none. */
const bandOf = ({ pixels, width, isOpaque }: Pixels, top: number, bottom: number): Uint8Array => {
  const rowLength = width * 4;
  const band = new Uint8Array((bottom - top) * (rowLength + 1));
  for (let row = top; row < bottom; row += 1) {
    const at = (row - top) * (rowLength + 1) + 1;
    band.set(pixels.subarray(row * rowLength, (row + 1) * rowLength), at);
    if (!isOpaque) divideByAlpha(band, at, at + rowLength);
  }
  return band;
};

/** PNG holds colours as they are, drawing multiplies them by their alpha. */
const divideByAlpha = (band: Uint8Array, start: number, end: number): void => {
  for (let at = start; at < end; at += 4) {
    const alpha = band[at + 3] ?? 0;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      band[channel] = Math.min(255, Math.round(((band[channel] ?? 0) * 255) / alpha));
    }
  }
};
