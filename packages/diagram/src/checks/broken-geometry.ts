import type { Cell } from '../model/index.ts';
import type { PageCheck } from './page-check.ts';

/** Beyond this many px a page cannot be shown. */
const furthest = 1_000_000;

/** A cell has no place, a negative size, or coordinates that are no numbers or out of all bounds. */
export const brokenGeometry = {
  id: 'broken-geometry',
  find: ({ nameOf }, page) =>
    page.cells.filter(isBroken).map((cell) => ({
      cells: [cell.id],
      message: `“${nameOf(cell.id)}” has no valid place on the page. Place it again.`,
    })),
} as const satisfies PageCheck;

const isBroken = ({ kind, geometry }: Cell): boolean => {
  if (kind !== 'vertex' && kind !== 'edge') return false;
  if (geometry === undefined) return kind === 'vertex';
  const { x, y, width, height, points = [], sourcePoint, targetPoint, offset } = geometry;
  const spots = [...points, sourcePoint, targetPoint, offset].filter((point) => point !== undefined);
  const numbers = [x, y, width, height, ...spots.flatMap((point) => [point.x, point.y])];
  return width < 0 || height < 0 || !numbers.every((value) => Math.abs(value) <= furthest);
};
