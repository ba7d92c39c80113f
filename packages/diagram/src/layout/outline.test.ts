import { describe, expect, it } from 'vitest';
import { isOnOutline, meetOutline } from './outline.ts';

const box = { x: 0, y: 0, width: 100, height: 60 };

describe('meetOutline', () => {
  it('draws a line on until it meets the slanted side of a rhombus', () => {
    expect(meetOutline({ rhombus: '' }, box, { x: 25, y: 60 }, { x: 25, y: 100 })).toEqual({ x: 25, y: 45 });
  });

  it('draws a line on until it meets an ellipse', () => {
    const point = meetOutline({ ellipse: '' }, box, { x: 80, y: 0 }, { x: 80, y: -20 });
    expect(point.x).toBe(80);
    expect(point.y).toBeCloseTo(30 - 30 * 0.8);
  });

  it('minds how far the sides of a parallelogram reach in', () => {
    const style = { shape: 'parallelogram', fixedSize: '1', size: '20' };
    expect(meetOutline(style, box, { x: 0, y: 30 }, { x: -30, y: 30 })).toEqual({ x: 10, y: 30 });
  });

  it('leaves the ends at a rectangle alone', () => {
    expect(meetOutline({ rounded: '1' }, box, { x: 40, y: 0 }, { x: 40, y: -20 })).toEqual({ x: 40, y: 0 });
  });
});

describe('isOnOutline', () => {
  it('knows the corners of a rhombus from its box', () => {
    expect(isOnOutline({ rhombus: '' }, box, { x: 50, y: 0 })).toBe(true);
    expect(isOnOutline({ rhombus: '' }, box, { x: 30, y: 0 })).toBe(false);
    expect(isOnOutline({}, box, { x: 30, y: 0 })).toBe(true);
    expect(isOnOutline({}, box, { x: 30, y: 30 })).toBe(false);
  });
});
