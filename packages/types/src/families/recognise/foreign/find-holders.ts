import { contains, grown } from '@diagloom/diagram/model';
import { areaOf, type Look } from './look.ts';

/**
 * Boxes that are drawn around shapes without holding them in the file. Gives the smallest such box by the id of the shape
 * inside; a box inside what holds a shape is nearer to it than its holder.
 */
export const findHolders = (
  looks: readonly Look[],
  parentOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> => {
  const holders = new Map<string, string>();
  const frames = looks
    .map((look, order) => ({ look, order, area: areaOf(look.shape.bounds) }))
    .filter(({ look }) => canFrame(look))
    .map((frame) => ({
      ...frame,
      id: frame.look.shape.cell.id,
      room: grown(frame.look.shape.bounds, slack),
      around: ancestorsOf(frame.look, parentOf),
    }))
    .toSorted((a, b) => a.area - b.area);
  for (const [order, look] of looks.entries()) {
    const { cell, bounds } = look.shape;
    const parent = parentOf(cell.id);
    const area = areaOf(bounds);
    // Sorted by area: of a heap of shapes that are all alike, none is large enough to be looked at.
    const frame = frames.slice(firstAbove(roomier * area, frames)).find(
      (candidate) =>
        contains(candidate.room, bounds) &&
        // Painted under what it holds, or an outline only.
        (candidate.order < order || candidate.look.shape.style.fillColor === 'none') &&
        (parent === undefined || candidate.around.has(parent)) &&
        !candidate.around.has(cell.id),
    );
    if (frame !== undefined) holders.set(cell.id, frame.id);
  }
  return holders;
};

/** Where in a list sorted by area those begin that are larger, by halves. */
const firstAbove = (area: number, sorted: readonly { readonly area: number }[]): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.area ?? 0) > area) high = middle;
    else low = middle + 1;
  }
  return low;
};

const ancestorsOf = ({ shape }: Look, parentOf: (id: string) => string | undefined): ReadonlySet<string> => {
  const found = new Set<string>();
  let parent = parentOf(shape.cell.id);
  while (parent !== undefined && !found.has(parent)) {
    found.add(parent);
    parent = parentOf(parent);
  }
  return found;
};

/** How much larger than a shape a box around it is. */
const roomier = 1.6;

/** How far a shape may stick out of its box, px. */
const slack = 3;

/** Smaller than a box around others gets, px. */
const smallest = { width: 90, height: 60 };

const frameFigures = new Set(['rectangle', 'swimlane', 'umlFrame', 'folder', 'package', 'cube', 'module', 'cloud']);

const canFrame = ({ shape: { figure, bounds }, kind }: Look): boolean =>
  kind === 'box' &&
  (frameFigures.has(figure) || figure.includes('group')) &&
  bounds.width >= smallest.width &&
  bounds.height >= smallest.height;
