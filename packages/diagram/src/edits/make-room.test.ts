import { describe, expect, test } from 'vitest';
import { withStyleValues } from '../model/index.ts';
import { buildPage, edge, vertex } from '../testing/index.ts';
import { createCanvas } from './canvas.ts';
import { lockStyle, placedByHand } from './is-locked.ts';
import { makeRoom } from './make-room.ts';
import { stubProcess } from './testing/stub-type.ts';

const context = { type: stubProcess, look: { theme: 'light' } };
const plain = 'html=1;';
const locked = withStyleValues(plain, lockStyle(true));
const placed = withStyleValues(plain, placedByHand);

/** Three steps, one below the other, 40 px apart, the second one with its own style and place. */
const canvasWith = (style: string, x = 0) =>
  createCanvas(
    buildPage([
      vertex({ id: 'a', y: 0, style: plain }),
      vertex({ id: 'b', x, y: 100, style }),
      vertex({ id: 'c', y: 200, style: plain }),
      edge({ id: 'ab', from: 'a', to: 'b', style: 'edgeStyle=orthogonalEdgeStyle;' }),
    ]),
    context,
  );

/** How far down each shape went when 100 px were opened below the first one. */
const stepsOf = (style: string, x?: number): readonly number[] => {
  const canvas = canvasWith(style, x);
  const roomy = makeRoom(canvas, { axis: 'y', at: 80, distance: 100 });
  return ['a', 'b', 'c'].map((id) => (roomy.boxes.get(id)?.y ?? 0) - (canvas.boxes.get(id)?.y ?? 0));
};

describe('a gap on a page', () => {
  test('moves all that lies beyond it', () => {
    expect(stepsOf(plain)).toEqual([0, 100, 100]);
  });

  test('leaves what is locked and what a hand put there where it is', () => {
    expect(stepsOf(locked)).toEqual([0, 0, 100]);
    expect(stepsOf(placed)).toEqual([0, 0, 100]);
  });

  test('moves what a hand put there where something would come to lie on it, but never what is locked', () => {
    const stepsBelow = (style: string): readonly number[] => {
      const canvas = createCanvas(
        buildPage([vertex({ id: 'b', y: 100, style: plain }), vertex({ id: 'c', y: 200, style })]),
        context,
      );
      const roomy = makeRoom(canvas, { axis: 'y', at: 80, distance: 100 });
      return ['b', 'c'].map((id) => (roomy.boxes.get(id)?.y ?? 0) - (canvas.boxes.get(id)?.y ?? 0));
    };
    expect(stepsBelow(placed)).toEqual([100, 100]);
    expect(stepsBelow(locked)).toEqual([100, 0]);
  });
});
