import { describe, expect, it } from 'vitest';
import { fitFactor, openingFactor, zoomIn, zoomOut } from './zoom.ts';

describe('zoom', () => {
  it('steps to the next stop from any factor', () => {
    expect([zoomIn(0.6), zoomIn(1), zoomOut(0.6), zoomOut(1)]).toEqual([0.67, 1.1, 0.5, 0.9]);
  });

  it('takes a factor that looks like a stop for that stop', () => {
    expect([zoomIn(0.749), zoomOut(0.751)]).toEqual([0.9, 0.67]);
  });

  it('ends at its limits', () => {
    expect([zoomIn(4), zoomOut(0.1)]).toEqual([4, 0.1]);
  });

  it('fits a picture by its tighter side', () => {
    expect(fitFactor({ width: 1000, height: 200 }, { width: 548, height: 600 }, 24)).toBe(0.5);
    expect(fitFactor({ width: 200, height: 1000 }, { width: 600, height: 548 }, 24)).toBe(0.5);
  });

  it('fits a page of any size', () => {
    expect(fitFactor({ width: 50_000, height: 200 }, { width: 1048, height: 600 }, 24)).toBe(0.02);
  });

  it('does not enlarge a small picture, nor divide by a picture without a size', () => {
    expect(fitFactor({ width: 100, height: 50 }, { width: 600, height: 400 }, 24)).toBe(1);
    expect(fitFactor({ width: 0, height: 0 }, { width: 600, height: 400 }, 24)).toBe(1);
  });

  it('opens whole what can be read whole, and else larger in a narrow window', () => {
    const picture = { width: 2000, height: 1000 };
    const opened = (width: number) =>
      [1, 0.85, 0.72, 0.5].map((fitting) => openingFactor(fitting, { picture, window: { width, height: 600 } }));
    expect(opened(1000)).toEqual([1, 0.85, 0.72, 9 / 12]);
    expect(opened(390)).toEqual([1, 0.85, 0.72, 11 / 12]);
  });

  it('opens what is only too high in its whole width', () => {
    const picture = { width: 1220, height: 2000 };
    expect(openingFactor(0.3, { picture, window: { width: 1000, height: 600 } })).toBe(0.8);
    expect(openingFactor(0.3, { picture, window: { width: 600, height: 600 } })).toBe(11 / 12);
    expect(openingFactor(0.3, { picture, window: { width: 390, height: 600 } })).toBe(11 / 12);
    const slim = { width: 410, height: 900 };
    expect(openingFactor(0.6, { picture: slim, window: { width: 390, height: 600 } })).toBeCloseTo(0.893);
  });
});
