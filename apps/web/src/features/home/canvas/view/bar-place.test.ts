import { describe, expect, it } from 'vitest';
import { barPlace } from './bar-place.ts';

const bar = { width: 300, height: 40 };
const window = { x: 0, y: 0, width: 1000, height: 800 };
const box = { x: 450, y: 400, width: 100, height: 40 };

describe('the place of the bar', () => {
  it('is above what is selected', () => {
    expect(barPlace({ bar, window, box, shapes: [], lines: [] })).toEqual({ x: 350, y: 330 });
  });

  it('is not over another shape where it can stand elsewhere', () => {
    const above = { x: 400, y: 300, width: 200, height: 60 };
    expect(barPlace({ bar, window, box, shapes: [above], lines: [] })).toEqual({ x: 350, y: 470 });
  });

  it('hides a line sooner than a shape, and neither where there is room along its side', () => {
    const above = { x: 330, y: 300, width: 110, height: 60 };
    const line = { x: 494, y: 300, width: 12, height: 100 };
    const below = { x: 0, y: 440, width: 1000, height: 360 };
    const place = barPlace({ bar, window, box, shapes: [above, below], lines: [line] });
    expect(place?.x).toBeGreaterThanOrEqual(line.x + line.width);
    expect(place?.y).toBe(330);
  });

  it('is in the window', () => {
    expect(barPlace({ bar, window, box: { ...box, x: 950, y: 5 }, shapes: [], lines: [] })).toEqual({ x: 692, y: 75 });
  });

  it('has no place while its box is scrolled out of sight', () => {
    expect(barPlace({ bar, window: { ...window, y: 500 }, box, shapes: [], lines: [] })).toBeUndefined();
  });

  it('goes with the window over the paper', () => {
    const further = { ...window, x: 1200, y: 30 };
    expect(barPlace({ bar, window: further, box: { ...box, x: 1650, y: 430 }, shapes: [], lines: [] })).toEqual({
      x: 1550,
      y: 360,
    });
  });

  it('stands in one row with its box sooner than far along it', () => {
    const above = { x: 250, y: 320, width: 300, height: 60 };
    const below = { x: 250, y: 460, width: 300, height: 60 };
    expect(barPlace({ bar, window, box, shapes: [above, below], lines: [] })).toEqual({ x: 580, y: 400 });
  });

  it('stays near what is selected where all around it is taken', () => {
    const around = { x: 100, y: 60, width: 800, height: 700 };
    const place = barPlace({ bar, window, box, shapes: [around], lines: [] });
    expect(Math.abs((place?.y ?? 0) + bar.height - box.y)).toBeLessThan(60);
  });

  it('is at the top of a window that its box fills', () => {
    const all = { x: -100, y: -100, width: 1200, height: 1000 };
    expect(barPlace({ bar, window, box: all, shapes: [], lines: [] })).toEqual({ x: 350, y: 8 });
  });

  it('is at the foot of a narrow window, and at its top where what is selected is at the foot', () => {
    const phone = { x: 0, y: 0, width: 390, height: 400 };
    expect(barPlace({ bar, window: phone, box: { ...box, x: 100, y: 100 }, shapes: [], lines: [] })).toEqual({
      x: 45,
      y: 352,
    });
    expect(barPlace({ bar, window: phone, box: { ...box, x: 100, y: 350 }, shapes: [], lines: [] })).toEqual({
      x: 45,
      y: 8,
    });
  });
});
