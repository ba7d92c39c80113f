import { openDiagramFile } from '@diagloom/diagram/drawio';
import { decodePicture, type PictureLimits } from './decode/decode-picture.ts';
import { findSheet } from './find-sheet.ts';
import { type FirstLook, lookAt } from './first-look.ts';
import { moveReading, scaleReading } from './move-reading.ts';
import { isPdf } from './pdf/open-pdf.ts';
import { type PdfTools, readPdf } from './pdf/read-pdf.ts';
import { isPhoto } from './photo/is-photo.ts';
import { readByHand, shapesIn } from './photo/read-by-hand.ts';
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

/** Fewer shapes than this are hardly a diagram: perhaps it was drawn by hand with uneven, open outlines. */
const fewShapes = 3;

/**
 * Figures that programs draw fit their ideals better (three of four to 0.95 and more, of pictures of six programs), and those that a hand
 * drew worse; where lines are straight to the pixel, less is enough.
 */
const leastFit = { ofStraight: 0.93, ofOthers: 0.95 } as const;

/** From here on most lines are straight to the pixel. */
const straight = 0.4;

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
  if (clean.isTexture) return clean;
  if (clean.fit >= leastFit.ofOthers && shapesIn(clean) >= fewShapes) return clean;
  const isStraight = straightnessOf(raster) >= straight;
  const isExact = isStraight && clean.reading.shapes.some(({ kind }) => kind === 'table' || kind === 'participant');
  const isEven = clean.fit >= (isStraight ? leastFit.ofStraight : leastFit.ofOthers);
  if (isExact || (isEven && shapesIn(clean) >= fewShapes)) return clean;
  const byHand = await readByHand(raster, tools);
  if (!isEven && shapesIn(byHand) >= fewShapes) return partsIn(byHand) > partsIn(clean) ? byHand : clean;
  return shapesIn(byHand) >= Math.max(fewShapes, 2 * shapesIn(clean)) ? byHand : clean;
};

/** What more of the ink has a meaning in is the better reading. */
const partsIn = (read: ReadPixels): number => shapesIn(read) + read.reading.connectors.length;

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
