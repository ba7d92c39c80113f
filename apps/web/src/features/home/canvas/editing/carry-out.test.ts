import { describe, expect, it } from 'vitest';
import { buildDocument, flowchart } from '../testing/build-view.ts';
import { carryOut } from './carry-out.ts';
import type { Gesture } from './gesture.ts';

const page = 'page-1';
const done = (gesture: Gesture) => carryOut(buildDocument(), gesture, () => flowchart);
const placeOf = ({ document }: ReturnType<typeof done>, id: string) =>
  document.pages[0]?.cells.find((cell) => cell.id === id)?.geometry;

describe('gestures of several steps', () => {
  it('a shape dropped on empty paper stands with its middle there, joined to where the line came from', () => {
    const add = { kind: 'addNode', id: 'n', label: 'Step', after: 'a', side: 'right' } as const;
    const after = done({ kind: 'place', page, add, at: { x: 500, y: 300 } });
    const { x = 0, y = 0, width = 0, height = 0 } = placeOf(after, 'n') ?? {};
    expect([Math.abs(x + width / 2 - 500) <= 1, Math.abs(y + height / 2 - 300) <= 1]).toEqual([true, true]);
    expect(after.document.pages[0]?.cells.some(({ source, target }) => source === 'a' && target === 'n')).toBe(true);
  });

  it('several shapes go each their own way', () => {
    const after = done({
      kind: 'arrange',
      page,
      shifts: [
        { targets: ['a'], dx: 10, dy: 0 },
        { targets: ['b'], dx: 0, dy: 30 },
      ],
    });
    expect([placeOf(after, 'a')?.x, placeOf(after, 'b')?.y]).toEqual([10, 190]);
  });

  it('do nothing where what they were about is gone', () => {
    expect(done({ kind: 'arrange', page, shifts: [{ targets: ['gone'], dx: 10, dy: 0 }] }).changes).toEqual([]);
    expect(done({ kind: 'reframe', page, target: 'gone', box: { x: 0, y: 0, width: 40, height: 40 } }).changes).toEqual(
      [],
    );
  });
});
