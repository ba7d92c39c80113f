import type { Point } from '@diagloom/diagram/model';

/** How far two lines lie apart on average, px: from points at even distances on each to the nearest of the other. */
export const polylineDistance = (one: readonly Point[], other: readonly Point[]): number => {
  const [first, second] = [samplesOf(one), samplesOf(other)];
  return (meanDistance(first, second) + meanDistance(second, first)) / 2;
};

const sampleCount = 256;

const samplesOf = (points: readonly Point[]): readonly Point[] => {
  const segments = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
  });
  const total = segments.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: sampleCount }, (_, index) => {
    let rest = (total * index) / (sampleCount - 1);
    const segment = segments.find(({ length }, position) => {
      if (rest <= length || position === segments.length - 1) return true;
      rest -= length;
      return false;
    });
    if (segment === undefined) return points[0] ?? { x: 0, y: 0 };
    const share = segment.length === 0 ? 0 : Math.min(1, rest / segment.length);
    const { start, end } = segment;
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  });
};

const meanDistance = (from: readonly Point[], to: readonly Point[]): number =>
  from.reduce((sum, { x, y }) => sum + Math.min(...to.map((point) => Math.hypot(point.x - x, point.y - y))), 0) /
  from.length;
