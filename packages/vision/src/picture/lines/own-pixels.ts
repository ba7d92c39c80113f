import { type Candidate, holdsPlace } from '../shapes/candidate.ts';
import type { ChosenShape } from '../shapes/choose-shapes.ts';

/**
 * Which shape every pixel belongs to: 1 for the first, 0 for none. Shapes own what they enclose and their outline; those that hold others
 * own their outline only, so that lines inside of them are seen.
 */
export const ownPixels = (
  shapes: readonly ChosenShape[],
  labels: Int32Array,
  picture: { readonly width: number; readonly height: number },
): Int32Array => {
  const owners = new Int32Array(labels.length);
  // Small ones last: what they own is theirs.
  for (const [index, { candidate, isContainer }] of shapes.entries()) {
    const ring = spread(candidate, labels, picture);
    for (const at of ring) owners[at] = index + 1;
    if (isContainer) continue;
    const { box } = candidate.region;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        if (holdsPlace(candidate, x, y)) owners[y * picture.width + x] = index + 1;
  }
  return owners;
};

/** The outline of a shape: ink beside it, as far as it is thick. */
const spread = (
  candidate: Candidate,
  labels: Int32Array,
  { width, height }: { readonly width: number; readonly height: number },
): readonly number[] => {
  const { box } = candidate.region;
  const seen = new Set<number>();
  let front: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1)
      if (holdsPlace(candidate, x, y) && isEdge(candidate, x, y)) front.push(y * width + x);
  for (let step = 0; step <= candidate.outline; step += 1) {
    const next: number[] = [];
    for (const at of front) {
      const x = at % width;
      const y = (at - x) / width;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [toX, toY] = [x + dx, y + dy];
          if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
          const to = toY * width + toX;
          if (seen.has(to) || labels[to] !== 0 || holdsPlace(candidate, toX, toY)) continue;
          seen.add(to);
          next.push(to);
        }
      }
    }
    front = next;
  }
  return [...seen];
};

const isEdge = (candidate: Candidate, x: number, y: number): boolean =>
  !holdsPlace(candidate, x - 1, y) ||
  !holdsPlace(candidate, x + 1, y) ||
  !holdsPlace(candidate, x, y - 1) ||
  !holdsPlace(candidate, x, y + 1);
