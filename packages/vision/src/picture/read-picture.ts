import type { Point, Rect } from '@diagloom/diagram/model';
import type { BoardReading } from '../board/board-reading.ts';
import { decodePicture, type PictureLimits } from './decode/decode-picture.ts';
import type { PictureReading } from './picture-reading.ts';
import { type ReadingTools, readPixels } from './read-pixels.ts';

/** Reads a picture of a diagram. In: the bytes of a PNG, JPEG, GIF or WebP file. Throws a `PictureProblem` with what to do next. */
export const readPicture = async (
  bytes: Uint8Array,
  tools: ReadingTools & { readonly limits: PictureLimits },
): Promise<PictureReading> => {
  tools.onStage?.('opening');
  const { raster, scale, width, height } = await decodePicture(bytes, tools.limits);
  const reading = await readPixels(raster, tools);
  return { width, height, reading: scale === 1 ? reading : enlarge(reading, scale) };
};

const enlarge = (reading: BoardReading, by: number): BoardReading => {
  const point = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  const box = ({ x, y, width, height }: Rect): Rect => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  return {
    ...reading,
    shapes: reading.shapes.map((shape) => ({ ...shape, box: box(shape.box) })),
    connectors: reading.connectors.map((connector) => ({ ...connector, route: connector.route.map(point) })),
  };
};
