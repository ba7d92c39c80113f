import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grown, overlaps, type Rect } from '../model/index.ts';
import { cross, isRightAngled, runsThrough, segmentsOf } from './polyline.ts';
import { routeAround } from './route-around.ts';

const box = (x: number, y: number, width = 100, height = 50): Rect => ({ x, y, width, height });

describe('routeAround', () => {
  it('goes straight where nothing is between', () => {
    expect(routeAround(box(0, 0), box(0, 200), []).points).toEqual([
      { x: 50, y: 50 },
      { x: 50, y: 200 },
    ]);
  });

  it('goes around a box between and keeps away from it', () => {
    const wall = box(-50, 100, 200, 40);
    const { points } = routeAround(box(0, 0), box(0, 200), [wall]);
    expect(isRightAngled(points)).toBe(true);
    expect(segmentsOf(points).some((segment) => runsThrough(segment, grown(wall, 8)))).toBe(false);
  });

  it('counts its work down, and takes a plain way when that is used up', () => {
    const wall = box(-50, 100, 200, 40);
    const budget = { visits: 1000 };
    routeAround(box(0, 0), box(0, 200), [wall], { budget });
    expect(budget.visits).toBeLessThan(1000);
    expect(routeAround(box(0, 0), box(0, 200), [wall], { budget: { visits: 0 } }).points).toEqual([
      { x: 50, y: 50 },
      { x: 50, y: 200 },
    ]);
  });

  it('leaves and arrives at the sides that it is given', () => {
    const { points } = routeAround(box(0, 0), box(300, 200), [], { fromSides: ['right'], toSides: ['top'] });
    expect(points).toEqual([
      { x: 100, y: 25 },
      { x: 350, y: 25 },
      { x: 350, y: 200 },
    ]);
  });

  it('prefers a way that crosses no other line', () => {
    const line = { from: { x: -20, y: 125 }, to: { x: 60, y: 125 } };
    const { points } = routeAround(box(0, 0), box(200, 200), [], { lines: [line] });
    expect(segmentsOf(points).some((segment) => cross(segment, line))).toBe(false);
  });

  it('puts a label beside the line', () => {
    const { label } = routeAround(box(0, 0), box(0, 200), [], { labelSize: { width: 40, height: 16 } });
    expect(label).toEqual({ x: 74, y: 64 });
  });

  it('gives a way even where every one is closed', () => {
    const walls = [box(-40, -40, 180, 20), box(-40, 70, 180, 20), box(-40, -40, 20, 130), box(120, -40, 20, 130)];
    expect(routeAround(box(0, 0), box(400, 0), walls).points.length).toBeGreaterThanOrEqual(2);
  });

  it('never runs through a box that stands free', () => {
    const cell = fc.record({ column: fc.integer({ min: 0, max: 5 }), row: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { minLength: 2, maxLength: 20, selector: ({ column, row }) => column * 10 + row }),
        (cells) => {
          const [from, to, ...obstacles] = cells.map(({ column, row }) => box(column * 160, row * 110));
          if (from === undefined || to === undefined) return;
          const { points } = routeAround(from, to, obstacles);
          expect(isRightAngled(points)).toBe(true);
          for (const rect of [from, to, ...obstacles]) {
            expect(segmentsOf(points).some((segment) => runsThrough(segment, rect))).toBe(false);
          }
          expect(obstacles.some((obstacle) => overlaps(obstacle, from))).toBe(false);
        },
      ),
      { seed: 11, numRuns: 300 },
    );
  });
});
