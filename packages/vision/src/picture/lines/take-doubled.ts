import { type Component, findComponents } from '../pixels/components.ts';
import type { Raster } from '../pixels/raster.ts';

/** By the height of letters: how far from an outline its second stroke may be, and how long that is at least: heads that stand in between are shorter. */
const farthest = 0.5;
const shortest = 4;

/** A stroke is hardly thicker than this, px: words beside a shape cover more. */
const thickest = 5;

interface DoubledInk extends Pick<Raster, 'width' | 'height'> {
  readonly isInk: (at: number) => boolean;
  /** px */
  readonly letterHeight: number;
}

/**
 * Sketchy styles draw each outline twice: what runs along a shape beside its outline belongs to it, and is no line. In: for every pixel the number of the shape that
 * owns it, which changes, and what is ink.
 */
export const takeDoubled = (owners: Int32Array, { width, height, isInk, letterHeight }: DoubledInk): void => {
  const near = spreadOwners(owners, width, Math.round(farthest * letterHeight));
  const { labels, components } = findComponents(
    { width, height },
    (at) => (near[at] ?? 0) > 0 && owners[at] === 0 && isInk(at),
    { diagonal: true },
  );
  const least = onwards * letterHeight;
  const isFree = (at: number): boolean => owners[at] === 0 && isInk(at);
  const isStroke = Uint8Array.from([
    0,
    ...components.map((piece) => {
      const { box, area } = piece;
      const long = Math.max(box.width, box.height);
      const isLong = long >= shortest * letterHeight && area <= thickest * long;
      return isLong && !leadsOn(piece, labels, { width, least, isFree }) ? 1 : 0;
    }),
  ]);
  for (let at = 0; at < owners.length; at += 1) if (isStroke[labels[at] ?? 0] === 1) owners[at] = near[at] ?? 0;
};

/** By the height of letters: what goes on so far beyond both ends of a second stroke is a connector that runs beside the shape; px to both sides of its way. */
const onwards = 2;
const aside = 2;
const besides = [0, -1, 1, -2, 2];

/** Per px; what turns more is a line that crosses. */
const turn = 0.25;

/** Whether ink goes on straight from an end of a piece. In: the piece, and what may go on. */
const leadsOn = (
  { box, label }: Component,
  labels: Int32Array,
  {
    width,
    least,
    isFree,
  }: { readonly width: number; readonly least: number; readonly isFree: (at: number) => boolean },
): boolean => {
  const isLevel = box.width >= box.height;
  const [along, across] = isLevel ? [1, width] : [width, 1];
  const start = box.y * width + box.x;
  const [long, deep] = isLevel ? [box.width, box.height] : [box.height, box.width];
  const goesOn = (from: number, step: number): boolean => {
    const own = Array.from({ length: deep }, (_, row) => from + row * across).find((at) => labels[at] === label);
    let [at, off] = [own ?? from, 0];
    for (let away = 1; away <= least; away += 1) {
      const by = besides.find((by) => Math.abs(off + by) <= aside + turn * away && isFree(at + step + by * across));
      if (by === undefined) return false;
      at += step + by * across;
      off += by;
    }
    return true;
  };
  return goesOn(start, -along) || goesOn(start + (long - 1) * along, along);
};

/** For every pixel so near a shape the number of that. */
const spreadOwners = (owners: Int32Array, width: number, reach: number): Int32Array => {
  const near = new Int32Array(owners.length);
  const beside = [-1, 1, -width, width];
  let front: number[] = [];
  for (let at = 0; at < owners.length; at += 1)
    if ((owners[at] ?? 0) > 0 && beside.some((offset) => owners[at + offset] === 0)) front.push(at);
  for (const at of front) near[at] = owners[at] ?? 0;
  for (let step = 0; step < reach; step += 1) {
    const next: number[] = [];
    for (const at of front)
      for (const offset of beside) {
        const to = at + offset;
        if (owners[to] !== 0 || near[to] !== 0) continue;
        near[to] = near[at] ?? 0;
        next.push(to);
      }
    front = next;
  }
  return near;
};
