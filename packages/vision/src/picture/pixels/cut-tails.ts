import type { Rect } from '@diagloom/diagram/model';
import { findComponents } from './components.ts';
import type { Region } from './regions.ts';

/** Larger areas are no dots, px. */
const largest = 200;

/** Lines stand out from the paper by more, of 255: what they enclose is no dot, however narrow it is in places. */
const leastContrast = 60;

/** Of a rectangle a disc with a line covers less than this. */
const leastCover = 0.72;

/** Strokes are thinner than twice this and a pixel, whatever they belong to, px. */
const reach = 4;

/** Corners of shapes are as thin, but shorter than lines, px. */
const shortest = 16;

/**
 * A filled dot and a line of its colour that leads away from it are one even area; the line is ink. In: the area of every pixel, which is
 * changed where that is so, and the areas. Out: the areas as they are then.
 */
export const cutTails = (
  labels: Int32Array,
  width: number,
  regions: ReadonlyMap<number, Region>,
): ReadonlyMap<number, Region> => {
  const [paper] = [...regions.values()].toSorted((a, b) => b.area - a.area);
  return new Map(
    [...regions].map(([label, region]) => {
      const { box, area, isOpen, colour } = region;
      const isSmall = !isOpen && Math.max(box.width, box.height) <= largest;
      const isPaper = colour.every(
        (value, channel) => Math.abs(value - (paper?.colour[channel] ?? 255)) < leastContrast,
      );
      if (!isSmall || isPaper || area > leastCover * box.width * box.height) return [label, region];
      return [label, cutTail(labels, width, region)];
    }),
  );
};

const cutTail = (labels: Int32Array, width: number, region: Region): Region => {
  const { box, label } = region;
  const own = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1)
      if (labels[(box.y + y) * width + box.x + x] === label) own[y * box.width + x] = 1;
  const cores = spread(shrink(own, box), box).map((value, at) => value & (own[at] ?? 0));
  const blobs = findComponents(box, (at) => cores[at] !== 0, { diagonal: false });
  const body = blobs.components.toSorted((a, b) => b.area - a.area)[0];
  if (body === undefined) return region;
  const rest = findComponents(box, (at) => own[at] !== 0 && blobs.labels[at] !== body.label, { diagonal: true });
  const tails = new Set(
    rest.components.filter((piece) => Math.max(piece.box.width, piece.box.height) >= shortest).map((one) => one.label),
  );
  if (tails.size === 0) return region;
  for (let at = 0; at < own.length; at += 1)
    if (tails.has(rest.labels[at] ?? 0))
      labels[(box.y + Math.floor(at / box.width)) * width + box.x + (at % box.width)] = 0;
  const left = { ...body.box, x: box.x + body.box.x, y: box.y + body.box.y };
  return { ...region, box: left, area: body.area };
};

/** What has only cells of its own around it. */
const shrink = (cells: Uint8Array, box: Rect): Uint8Array =>
  filter(cells, box, (near) => near.every((one) => one === 1));

/** What has a cell of its own around it. */
const spread = (cells: Uint8Array, box: Rect): Uint8Array =>
  filter(cells, box, (near) => near.some((one) => one === 1));

/** Looks along rows, then along columns. */
const filter = (
  cells: Uint8Array,
  { width, height }: Rect,
  keeps: (near: readonly number[]) => boolean,
): Uint8Array => {
  const along = (from: Uint8Array, step: number, length: number, placeOf: (at: number) => number): Uint8Array =>
    from.map((_, at) => {
      const place = placeOf(at);
      const near = Array.from({ length: 2 * reach + 1 }, (__, index) => index - reach).map((off) =>
        place + off < 0 || place + off >= length ? 0 : (from[at + off * step] ?? 0),
      );
      return keeps(near) ? 1 : 0;
    });
  const rows = along(cells, 1, width, (at) => at % width);
  return along(rows, width, height, (at) => Math.floor(at / width));
};
