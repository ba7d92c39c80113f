import { describe, expect, it } from 'vitest';
import { buildView } from '../testing/build-view.ts';
import { hitTest, partsWithin } from './hit-test.ts';

describe('pointing at a page', () => {
  const view = buildView();

  it('finds the shape, the line beside which one points, and empty paper', () => {
    expect(hitTest(view, { x: 60, y: 30 }, 6)).toBe('a');
    expect(hitTest(view, { x: 64, y: 110 }, 6)).toBe('ab');
    expect(hitTest(view, { x: 90, y: 110 }, 6)).toBeUndefined();
  });

  it('a frame holds what lies wholly in it', () => {
    expect(partsWithin(view, { x: -10, y: -10, width: 200, height: 200 })).toEqual(['a', 'ab']);
  });
});
