import type { ShiftRequest } from '@diagloom/diagram/edits';
import { boundsOf, type Rect } from '@diagloom/diagram/model';

export type Arrangement = `${'x' | 'y'}-${'start' | 'middle' | 'end' | 'spread'}`;

/** The fewest shapes that an arrangement says something about. */
export const fewest = (how: Arrangement): number => (how.endsWith('spread') ? 3 : 2);

/**
 * The ways of shapes into line with the edge or the middle of all of them, or to equal gaps along an axis, where the first and the
 * last one stay. Shapes that stand there already are left out.
 */
export const arrange = (boxes: ReadonlyMap<string, Rect>, how: Arrangement): readonly ShiftRequest[] => {
  const bounds = boundsOf([...boxes.values()]);
  if (bounds === undefined || boxes.size < fewest(how)) return [];
  const axis = how.startsWith('x') ? 'x' : 'y';
  const side = axis === 'x' ? 'width' : 'height';
  const part = how.endsWith('start') ? 0 : how.endsWith('middle') ? 0.5 : 1;
  const places = how.endsWith('spread')
    ? spread([...boxes], axis, side, bounds)
    : [...boxes].map(([id, box]) => [id, bounds[axis] + (bounds[side] - box[side]) * part] as const);
  return places.flatMap(([id, place]) => {
    const step = Math.round(place - (boxes.get(id)?.[axis] ?? place));
    return step === 0 ? [] : [{ targets: [id], dx: axis === 'x' ? step : 0, dy: axis === 'y' ? step : 0 }];
  });
};

const spread = (
  boxes: readonly (readonly [string, Rect])[],
  axis: 'x' | 'y',
  side: 'width' | 'height',
  bounds: Rect,
): readonly (readonly [string, number])[] => {
  const filled = boxes.reduce((sum, [, box]) => sum + box[side], 0);
  const gap = (bounds[side] - filled) / (boxes.length - 1);
  const places: [string, number][] = [];
  let at = bounds[axis];
  for (const [id, box] of boxes.toSorted(([, a], [, b]) => a[axis] + a[side] / 2 - b[axis] - b[side] / 2)) {
    places.push([id, at]);
    at += box[side] + gap;
  }
  return places;
};
