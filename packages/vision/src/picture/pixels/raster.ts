import type { Rect } from '@diagloom/diagram/model';

/** A decoded picture: four bytes a pixel (red, green, blue, alpha 255), row by row from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** One byte a pixel: 0 is off. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The part of a box that lies in a picture, in whole pixels. */
export const clipBox = (box: Rect, { width, height }: { readonly width: number; readonly height: number }): Rect => {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(box.x + box.width)) - x),
    height: Math.max(0, Math.min(height, Math.ceil(box.y + box.height)) - y),
  };
};

export const growBox = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const unionBox = (boxes: readonly Rect[]): Rect => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

export const isWithin = (inner: Rect, outer: Rect, slack = 0): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

export const areaOf = ({ width, height }: Rect): number => width * height;

export const touch = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
