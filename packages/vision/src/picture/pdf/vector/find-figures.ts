import type { Rect } from '@diagloom/diagram/model';
import type { ReadShape } from '../../../board/board-reading.ts';
import { boxOf, isInside, type Path } from '../../../board/geometry.ts';
import { areaOf, isWithin } from '../../pixels/raster.ts';
import { figureGrid, fitFigure } from '../../shapes/figure-templates.ts';

export interface VectorFigure extends Omit<ReadShape, 'label'> {
  readonly ring: Path;
}

/** Smaller outlines are marks, points. */
const smallest = 6;

/** Which figures outlines are. Small ones without words within another one are its icon, its rim or a mark. */
export const findFigures = (
  rings: readonly Path[],
  { scale, hasWords }: { readonly scale: number; readonly hasWords: (ring: Path) => boolean },
): readonly VectorFigure[] => {
  const all = rings
    .map((ring) => ({ ring, box: boxOf(ring) }))
    .filter(({ box }) => Math.min(box.width, box.height) > smallest * scale)
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  const kept: { readonly ring: Path; readonly box: Rect }[] = [];
  for (const one of all) {
    const around = kept.filter(({ box }) => isWithin(one.box, box, 2 * scale));
    if (around.length > 0 && isMark(one, around, hasWords)) continue;
    kept.push(one);
  }
  const ids = new Map(kept.map((one, index) => [one, `s${index + 1}`]));
  return kept.map((one): VectorFigure => {
    const parent = kept.findLast(
      (other) => other !== one && areaOf(other.box) > areaOf(one.box) && isWithin(one.box, other.box, 2),
    );
    const { box, ring } = one;
    const { figure, margin } = fitFigure(gridOf(ring, box), box.width / box.height);
    return {
      id: ids.get(one) ?? '',
      kind: figure,
      box,
      ring,
      ...(parent === undefined ? {} : { parent: ids.get(parent) ?? '' }),
      ...(margin < 0.002 ? { doubt: 'figure' as const } : {}),
    };
  });
};

interface Outline {
  readonly ring: Path;
  readonly box: Rect;
}

const isMark = ({ ring, box }: Outline, around: readonly Outline[], hasWords: (ring: Path) => boolean): boolean => {
  const closest = around.at(-1);
  if (closest === undefined) return false;
  // The figure again, a little smaller or as its lower part.
  const isSame = areaOf(box) > 0.75 * areaOf(closest.box);
  return isSame || !hasWords(ring);
};

const gridOf = (ring: Path, { x, y, width, height }: Rect): Uint8Array => {
  const grid = new Uint8Array(figureGrid * figureGrid);
  for (let row = 0; row < figureGrid; row += 1) {
    for (let column = 0; column < figureGrid; column += 1) {
      const point = { x: x + ((column + 0.5) / figureGrid) * width, y: y + ((row + 0.5) / figureGrid) * height };
      if (isInside(point, ring)) grid[row * figureGrid + column] = 1;
    }
  }
  return grid;
};
