import { describe, expect, it } from 'vitest';
import { snap } from './snap.ts';

const box = { x: 0, y: 0, width: 100, height: 40 };

describe('snapping', () => {
  it('bends a way to where the middles are in line, and shows the line from end to end', () => {
    const other = { x: 200, y: 100, width: 100, height: 40 };
    expect(snap(box, { x: 197, y: 20 }, [other], 6)).toEqual({
      step: { x: 200, y: 20 },
      guides: [{ axis: 'x', at: 200, from: 20, to: 140 }],
    });
  });

  it('takes the nearest of several lines', () => {
    const others = [
      { x: 105, y: 300, width: 50, height: 50 },
      { x: 102, y: 400, width: 500, height: 50 },
    ];
    expect(snap(box, { x: 101, y: 0 }, others, 6).step.x).toBe(102);
  });

  it('leaves a way alone that comes near nothing', () => {
    const step = { x: 31, y: 57 };
    expect(snap(box, step, [{ x: 500, y: 500, width: 10, height: 10 }], 6)).toEqual({ step, guides: [] });
  });
});
