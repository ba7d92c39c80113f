import type { Rect } from '@diagloom/diagram/model';
import { areaOf } from '../pixels/raster.ts';
import { type Candidate, holdsPlace } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';
import { findArc, insetOfArc } from '../shapes/round-corners.ts';

/**
 * Which shape every pixel belongs to: 1 for the first, 0 for none, -1 for lines between lanes, which are nothing by themselves. Shapes own
 * what they enclose and their outline; those that hold others own their outline only, so that lines inside of them are seen, and not where
 * a line leads through it.
 */
export const ownPixels = (
  shapes: readonly ChosenShape[],
  labels: Int32Array,
  picture: { readonly width: number; readonly height: number },
): Int32Array => {
  const owners = new Int32Array(labels.length);
  // Small ones last: what they own is theirs.
  for (const [index, { candidate, isContainer, frame, tab }] of shapes.entries()) {
    const isStrip = frame !== undefined && (frame.role !== 'container' || frame.cells.length > 0);
    for (const part of isStrip ? [candidate.region.box, ...frame.cells].map(asArea(candidate)) : [candidate])
      for (const at of frame === undefined ? spread(part, labels, picture) : bandOf(part, labels, picture))
        if (!isContainer || !leadsThrough(at, part, labels, picture.width))
          owners[at] = frame === undefined || frame.role === 'container' ? index + 1 : -1;
    if (frame !== undefined)
      for (const at of [...cornersOf(candidate, labels, picture.width), ...arcsOf(candidate, labels, picture.width)])
        if (labels[at] === 0 && owners[at] === 0) owners[at] = frame.role === 'container' ? index + 1 : -1;
    const whole = tab ?? candidate;
    if (isContainer && tab === undefined) continue;
    if (tab !== undefined) for (const at of spread(tab, labels, picture)) owners[at] = index + 1;
    const { box } = whole.region;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        if (holdsPlace(whole, x, y)) owners[y * picture.width + x] = index + 1;
  }
  return owners;
};

/** Corners of frames are round up to so much, px. */
const roundest = 14;

/** All places in the corners of a frame, but for lines that lead through them, straight on from outside of the frame to beyond its corner. */
const cornersOf = ({ region: { box }, outline }: Candidate, labels: Int32Array, width: number): readonly number[] => {
  const away = outline + 3;
  const isInk = (x: number, y: number): boolean => labels[y * width + x] === 0;
  return [box.y, box.y + box.height - roundest].flatMap((top) =>
    [box.x, box.x + box.width - roundest].flatMap((left) => {
      const [above, below] = top === box.y ? [top - away, top + roundest] : [top - 1, top + roundest - 1 + away];
      const [before, after] = left === box.x ? [left - away, left + roundest] : [left - 1, left + roundest - 1 + away];
      const steps = Array.from({ length: roundest }, (_, step) => step);
      const columns = steps.map((step) => left + step).filter((x) => !isInk(x, above) || !isInk(x, below));
      const rows = steps.map((step) => top + step).filter((y) => !isInk(before, y) || !isInk(after, y));
      return rows.flatMap((y) => columns.map((x) => y * width + x));
    }),
  );
};

/** Corners of frames that are rounder: ink along their arcs, px from the middle of it. */
const nearArc = 2.5;

const arcsOf = ({ region: { box }, outline }: Candidate, labels: Int32Array, width: number): readonly number[] => {
  const isInk = (x: number, y: number): boolean => labels[y * width + x] === 0;
  const half = outline / 2;
  return [1, -1].flatMap((down) =>
    [1, -1].flatMap((right) => {
      const x = right === 1 ? box.x - half : box.x + box.width - 1 + half;
      const y = down === 1 ? box.y - half : box.y + box.height - 1 + half;
      const inset = findArc(isInk, { x, y }, { x: right, y: down });
      const radius = (inset ?? 0) / insetOfArc;
      const places: number[] = [];
      for (let v = 0; v <= radius; v += 1)
        for (let u = 0; u <= radius; u += 1)
          if (Math.abs(Math.hypot(radius - u, radius - v) - radius) <= nearArc)
            places.push(Math.round(y + v * down) * width + Math.round(x + u * right));
      return inset === undefined ? [] : places;
    }),
  );
};

const asArea =
  (candidate: Candidate) =>
  (box: Rect): Candidate => {
    const area = areaOf(box);
    return {
      ...candidate,
      region: { ...candidate.region, box },
      filled: { box, area, cells: new Uint8Array(area).fill(1) },
    };
  };

/** Whether there is ink on both sides of an outline. */
const leadsThrough = (
  at: number,
  { region: { box }, outline }: Candidate,
  labels: Int32Array,
  width: number,
): boolean => {
  const x = at % width;
  const y = (at - x) / width;
  const reach = outline + 3;
  const isInk = (atX: number, atY: number): boolean => labels[atY * width + atX] === 0;
  const isUpright = x < box.x + 2 || x >= box.x + box.width - 2;
  const isLevel = y < box.y + 2 || y >= box.y + box.height - 2;
  if (isUpright === isLevel) return false;
  const edge = isUpright
    ? x < box.x + 2
      ? box.x
      : box.x + box.width - 1
    : y < box.y + 2
      ? box.y
      : box.y + box.height - 1;
  const isInkAt = (away: number, along: number): boolean => {
    const at = edge + away * reach;
    return isUpright ? isInk(at, y + along) : isInk(x + along, at);
  };
  // A line may turn as soon as it is through.
  const isNear = (away: number): boolean =>
    Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).some((along) => isInkAt(away, along));
  if ([1, -1].some((away) => isInkAt(away, 0) && isNear(-away))) return true;
  // A slanted line has ink at opposite places.
  return Array.from({ length: 4 * reach + 1 }, (_, index) => index - 2 * reach).some(
    (along) => isInkAt(1, along) && [-2, -1, 0, 1, 2].some((off) => isInkAt(-1, off - along)),
  );
};

/**
 * Ink along the sides of a rectangle: its lines, which may be a pixel off. Ink beyond a gap is another line that runs beside it.
 */
const bandOf = (
  { region: { box }, outline }: Candidate,
  labels: Int32Array,
  { width, height }: { readonly width: number; readonly height: number },
): readonly number[] => {
  const places: number[] = [];
  const [reach, inner] = [outline + 2, 2];
  const outwards = (x: number, y: number, [dx, dy]: readonly [number, number]): void => {
    let seen = false;
    for (let step = -inner + 1; step <= reach; step += 1) {
      const [atX, atY] = [x + dx * step, y + dy * step];
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) return;
      const isInk = labels[atY * width + atX] === 0;
      if (seen && !isInk) return;
      seen = isInk;
      if (isInk) places.push(atY * width + atX);
    }
  };
  const [right, bottom] = [box.x + box.width - 1, box.y + box.height - 1];
  for (let x = box.x - reach; x <= right + reach; x += 1) {
    outwards(x, box.y, [0, -1]);
    outwards(x, bottom, [0, 1]);
  }
  for (let y = box.y - reach; y <= bottom + reach; y += 1) {
    outwards(box.x, y, [-1, 0]);
    outwards(right, y, [1, 0]);
  }
  return places;
};

/** The outline of a shape: ink beside it, as far as it is thick. */
const spread = (
  candidate: Candidate,
  labels: Int32Array,
  { width, height }: { readonly width: number; readonly height: number },
): Iterable<number> => {
  const seen = new Set<number>();
  let front = edgeOf(candidate, width);
  for (let step = 0; step <= candidate.outline + 1; step += 1) {
    const next: number[] = [];
    for (const at of front) {
      const x = at % width;
      const y = (at - x) / width;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const toX = x + dx;
          const toY = y + dy;
          if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
          const to = toY * width + toX;
          if (labels[to] !== 0 || seen.has(to) || holdsPlace(candidate, toX, toY)) continue;
          seen.add(to);
          next.push(to);
        }
      }
    }
    front = next;
  }
  return seen;
};

/** Places of a shape beside one that is not in it. */
const edgeOf = ({ filled: { box, cells } }: Candidate, width: number): readonly number[] => {
  const edge: number[] = [];
  for (let y = 0, at = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1, at += 1) {
      if (cells[at] !== 1) continue;
      const isInner =
        x > 0 &&
        y > 0 &&
        x < box.width - 1 &&
        y < box.height - 1 &&
        cells[at - 1] === 1 &&
        cells[at + 1] === 1 &&
        cells[at - box.width] === 1 &&
        cells[at + box.width] === 1;
      if (!isInner) edge.push((box.y + y) * width + box.x + x);
    }
  return edge;
};
