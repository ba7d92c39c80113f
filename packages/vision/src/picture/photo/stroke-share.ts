import type { Components } from '../pixels/components.ts';
import { type Candidate, holdsPlace, isEdge } from '../shapes/candidate.ts';

/** So far beside the edge of an area its ink is, px. */
const beside = 5;

/** Places around a pixel, the nearest first. */
const around = Array.from({ length: (2 * beside + 1) ** 2 }, (_, index) => ({
  dx: (index % (2 * beside + 1)) - beside,
  dy: Math.floor(index / (2 * beside + 1)) - beside,
})).toSorted((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));

/** How much of the edge of an area one piece of ink lies along, 0 to 1: what is drawn has one outline, and words have many letters. */
export const strokeShare = (candidate: Candidate, { labels }: Components, width: number): number => {
  const { box } = candidate.region;
  const height = labels.length / width;
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (!holdsPlace(candidate, x, y) || !isEdge(candidate, x, y)) continue;
      all += 1;
      const near = around.find(({ dx, dy }) => {
        const [atX, atY] = [x + dx, y + dy];
        return atX >= 0 && atY >= 0 && atX < width && atY < height && labels[atY * width + atX] !== 0;
      });
      if (near === undefined) continue;
      const label = labels[(y + near.dy) * width + x + near.dx] ?? 0;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values()) / Math.max(1, all);
};
