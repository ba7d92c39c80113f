import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelGeometryAt, labelPointOf } from './label-geometry.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });

it('gives back the label within half a pixel, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), point, (points, label) => {
      const { x, y, offset = { x: 0, y: 0 } } = labelGeometryAt(points, label);
      const drawn = labelPointOf(points, x, y);
      expect(Math.abs(drawn.x + offset.x - label.x)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(drawn.y + offset.y - label.y)).toBeLessThanOrEqual(0.5);
    }),
    { seed: 7 },
  );
});
