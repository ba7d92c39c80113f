import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type DecodedPicture, decodePicture, type PictureLimits } from './decode/decode-picture.ts';
import { isPdf, withPdf } from './pdf/open-pdf.ts';
import { findPage, renderPage } from './pdf/render-page.ts';

/** A picture as language models take it. */
export interface ModelPicture {
  /** As JPEG, which every one of them reads. */
  readonly jpeg: Uint8Array;
}

interface ModelPictureTools {
  readonly limits: PictureLimits;
  readonly pdfjsFolder: string;
  /** Of a PDF, counted from 1. */
  readonly page: number;
}

/** Letters of screenshots stay clean at this scale of JPEG. */
const quality = 90;

/** The long side of a page, px. */
const pageSide = 1600;

/**
 * Draws a picture, or a page of a PDF, for a language model: upright, on white, no larger than is read of it, and with nothing of the file but
 * its pixels. In: the bytes of a PNG, JPEG, GIF, WebP or PDF file. Throws a `PictureProblem`.
 */
export const pictureForModel = async (
  bytes: Uint8Array,
  { limits, pdfjsFolder, page }: ModelPictureTools,
): Promise<ModelPicture> => {
  const canvas = isPdf(bytes)
    ? await withPdf(bytes, pdfjsFolder, async (file) =>
        renderPage(await findPage(file, page), { side: pageSide, words: 'shown' }),
      )
    : drawn(await decodePicture(bytes, limits));
  return { jpeg: new Uint8Array(canvas.toBuffer('image/jpeg', quality)) };
};

const drawn = ({ raster: { width, height, data } }: DecodedPicture): Canvas => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(data), width, height), 0, 0);
  return canvas;
};
