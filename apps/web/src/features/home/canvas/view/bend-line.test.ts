import { describe, expect, it } from 'vitest';
import { pushPiece, putBend } from './bend-line.ts';

const source = { x: 0, y: 0, width: 100, height: 40 };
const target = { x: 0, y: 200, width: 100, height: 40 };
const straight = {
  points: [
    { x: 50, y: 40 },
    { x: 50, y: 200 },
  ],
  source,
  target,
};

describe('a piece of a line that is pushed', () => {
  it('slides along the sides of its shapes', () => {
    expect(pushPiece(straight, 0, { x: 20, y: 99 })).toEqual([
      { x: 70, y: 40 },
      { x: 70, y: 200 },
    ]);
  });

  it('bends where it leaves their sides', () => {
    expect(pushPiece(straight, 0, { x: 100, y: 0 })).toEqual([
      { x: 50, y: 40 },
      { x: 50, y: 60 },
      { x: 150, y: 60 },
      { x: 150, y: 180 },
      { x: 50, y: 180 },
      { x: 50, y: 200 },
    ]);
  });

  it('becomes one with the next but one when it is in line with it', () => {
    const points = pushPiece(straight, 0, { x: 100, y: 0 });
    expect(pushPiece({ ...straight, points }, 2, { x: -97, y: 0 })).toEqual(straight.points);
  });

  it('gets a bend, which goes elsewhere', () => {
    const bent = putBend(straight.points, { index: 1, isNew: true }, { x: 80.4, y: 100 });
    expect(bent).toEqual([
      { x: 50, y: 40 },
      { x: 80, y: 100 },
      { x: 50, y: 200 },
    ]);
    expect(putBend(bent, { index: 1, isNew: false }, { x: 10, y: 100 })[1]).toEqual({ x: 10, y: 100 });
  });
});
