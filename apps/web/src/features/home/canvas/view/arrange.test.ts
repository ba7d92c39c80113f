import type { Rect } from '@diagloom/diagram/model';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const boxes = new Map<string, Rect>([
  ['a', { x: 0, y: 0, width: 100, height: 40 }],
  ['b', { x: 30, y: 60, width: 60, height: 40 }],
  ['c', { x: 300, y: 200, width: 100, height: 40 }],
]);

describe('arranging shapes', () => {
  it('puts left edges, middles or bottoms into one line', () => {
    expect(arrange(boxes, 'x-start')).toEqual([
      { targets: ['b'], dx: -30, dy: 0 },
      { targets: ['c'], dx: -300, dy: 0 },
    ]);
    expect(arrange(boxes, 'x-middle').map(({ dx }) => dx)).toEqual([150, 140, -150]);
    expect(arrange(boxes, 'y-end').map(({ dy }) => dy)).toEqual([200, 140]);
  });

  it('makes the gaps equal and leaves the first and the last shape where they are', () => {
    expect(arrange(boxes, 'x-spread')).toEqual([{ targets: ['b'], dx: 140, dy: 0 }]);
  });

  it('does nothing where there is too little to arrange', () => {
    expect(arrange(new Map([...boxes].slice(0, 2)), 'x-spread')).toEqual([]);
  });
});
