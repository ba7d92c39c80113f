import { openDiagramFile } from '@diagloom/diagram/drawio';
import { betterReading, trustIn } from './choose-reading.ts';
import { decodePicture, type PictureLimits } from './decode/decode-picture.ts';
import { findSheet } from './find-sheet.ts';
import { type FirstLook, lookAt } from './first-look.ts';
import { moveReading, scaleReading } from './move-reading.ts';
import { isPdf } from './pdf/open-pdf.ts';
import { type PdfTools, readPdf } from './pdf/read-pdf.ts';
import { isPhoto } from './photo/is-photo.ts';
import { readByHand } from './photo/read-by-hand.ts';
import { readPhoto } from './photo/read-photo.ts';
import { straightnessOf } from './photo/straightness.ts';
import type { PictureReading } from './picture-reading.ts';
import { clearPlates } from './pixels/clear-plates.ts';
import { cutRaster } from './pixels/cut-raster.ts';
import { dropShadows } from './pixels/drop-shadows.ts';
import type { Raster } from './pixels/raster.ts';
import { resize } from './pixels/resize.ts';
import { measureUnit, type ReadPixels, readPixels } from './read-pixels.ts';

export interface PictureTools extends PdfTools {
  readonly limits: PictureLimits;
  /** Of a PDF, counted from 1. */
  readonly page?: number | undefined;
}

/** Reads a picture of a diagram. In: the bytes of a PNG, JPEG, GIF, WebP or PDF file. Throws a `PictureProblem` with what to do next. */
export const readPicture = async (bytes: Uint8Array, tools: PictureTools): Promise<PictureReading> => {
  if (isPdf(bytes)) return readPdf(bytes, tools.page ?? 1, tools);
  tools.onStage?.('opening');
  const { raster, scale, width, height } = await decodePicture(bytes, tools.limits);
  const { reading, unit } = await readRaster(raster, tools);
  const carried = diagramIn(bytes);
  return {
    width,
    height,
    unit: unit * scale,
    reading: scale === 1 ? reading : scaleReading(reading, scale),
    ...(carried === undefined ? {} : { carried }),
  };
};

const readRaster = async (drawn: Raster, tools: PictureTools): Promise<ReadPixels> => {
  if (isPhoto(drawn)) return readPhoto(drawn, tools);
  const raster = dropShadows(drawn);
  const look = lookAt(raster);
  const sheet = findSheet(raster, look);
  if (sheet === undefined) return readDrawn(raster, look, tools);
  const part = cutRaster(raster, sheet);
  const read = await readDrawn(part, lookAt(part), tools);
  return { ...read, reading: moveReading(read.reading, ({ x, y }) => ({ x: x + sheet.x, y: y + sheet.y })) };
};

const readDrawn = async (raster: Raster, look: FirstLook, tools: PictureTools): Promise<ReadPixels> => {
  const plain = clearPlates(raster);
  const clean = await readInGoodSize(plain, plain === raster ? look : lookAt(plain), tools);
  const trust = trustIn(clean, () => straightnessOf(raster));
  return trust === 'sure' ? clean : betterReading({ trust, clean, byHand: await readByHand(raster, tools) });
};

/**
 * Beyond these px for each px of a diagram a picture is read in another size: lines and letters are as thick as parts of shapes else, and those
 * of a page that was made to fit its window are too small to be told apart.
 */
const units = { least: 0.7, most: 2.4 } as const;

/** Letters of fewer px for each px of a diagram are none: specks of a scan. */
const leastLegible = 0.35;

/** The size in which a small one is read well, and a large one. */
const goodUnits = { ofSmall: 1.2, ofLarge: 1.8 } as const;

/** Smaller pictures are hardly that sharp, and none is made larger than this, px of the longer side. */
const smallPicture = 800;
const largestPicture = 3600;

const readInGoodSize = async (raster: Raster, look: FirstLook, tools: PictureTools): Promise<ReadPixels> => {
  const longer = Math.max(raster.width, raster.height);
  const unit = measureUnit(raster, look) ?? 1;
  const isGood = unit < leastLegible || (unit >= units.least && (longer < smallPicture || unit <= units.most));
  if (isGood) return readPixels(raster, { ...tools, look });
  const by = Math.max(unit / (unit < 1 ? goodUnits.ofSmall : goodUnits.ofLarge), longer / largestPicture);
  const read = await readPixels(resize(raster, by), tools);
  return { ...read, unit: read.unit * by, reading: scaleReading(read.reading, by) };
};

/** What draw.io and we ourselves write into a PNG. */
const diagramIn = (bytes: Uint8Array): string | undefined => {
  try {
    const { container, xml } = openDiagramFile(bytes);
    return container === 'png' ? xml : undefined;
  } catch {
    // Most pictures carry none.
    return undefined;
  }
};
