import type { ReadShape } from '../../board/board-reading.ts';
import type { TracedConnector } from '../lines/trace-connectors.ts';
import { areaOf, isWithin } from '../pixels/raster.ts';

/** What leads from a shape to what holds it is a piece of a line that crosses the frame. */
export const betweenOthers = (
  connectors: readonly TracedConnector[],
  shapes: readonly ReadShape[],
): readonly TracedConnector[] => {
  const holds = (outer: number, inner: number): boolean => {
    const parent = shapes.findIndex(({ id }) => id === shapes[inner]?.parent);
    return parent >= 0 && (parent === outer || holds(outer, parent));
  };
  return connectors.filter(({ from, to }) => !holds(from, to) && !holds(to, from));
};

/** The smallest shape around each is its parent. */
export const withParents = (shapes: readonly ReadShape[]): readonly ReadShape[] =>
  shapes.map((shape) => {
    const [parent] = shapes
      .filter((other) => other !== shape && areaOf(other.box) > areaOf(shape.box) && isWithin(shape.box, other.box, 2))
      .toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
    return parent === undefined ? shape : { ...shape, parent: parent.id };
  });
