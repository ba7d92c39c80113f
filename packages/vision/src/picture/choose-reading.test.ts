import { describe, expect, test } from 'vitest';
import type { ReadConnector, ReadShape } from '../board/board-reading.ts';
import { betterReading, trustIn } from './choose-reading.ts';
import type { ReadPixels } from './read-pixels.ts';

const buildReading = ({
  shapes,
  lines = 0,
  fit = 0.9,
  kind = 'rectangle',
}: {
  readonly shapes: number;
  readonly lines?: number;
  readonly fit?: number;
  readonly kind?: ReadShape['kind'];
}): ReadPixels => {
  const box = { x: 0, y: 0, width: 90, height: 40 };
  const route = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  return {
    unit: 1,
    fit,
    reading: {
      unread: [],
      shapes: Array.from({ length: shapes }, (_, index): ReadShape => ({ id: `s${index}`, kind, box, label: '' })),
      connectors: Array.from(
        { length: lines },
        (_, index): ReadConnector => ({
          id: `c${index}`,
          head: 'end',
          label: '',
          route,
        }),
      ),
    },
  };
};

const never = (): number => {
  throw new Error('Straightness is measured only where it matters.');
};

describe('a reading as of a program', () => {
  test('is sure where three figures fit well, or in a texture', () => {
    expect(trustIn(buildReading({ shapes: 3, fit: 0.96 }), never)).toBe('sure');
    expect(trustIn({ ...buildReading({ shapes: 0 }), isTexture: true }, never)).toBe('sure');
  });

  test('is sure where figures fit less but lines are straight to the pixel', () => {
    expect(trustIn(buildReading({ shapes: 3, fit: 0.94 }), () => 0.5)).toBe('sure');
    expect(trustIn(buildReading({ shapes: 3, fit: 0.94 }), () => 0.2)).toBe('uneven');
  });

  test('is sure where straight lines make a table or a participant', () => {
    expect(trustIn(buildReading({ shapes: 1, fit: 0.5, kind: 'table' }), () => 0.5)).toBe('sure');
    expect(trustIn(buildReading({ shapes: 1, fit: 0.5, kind: 'table' }), () => 0.2)).toBe('uneven');
  });

  test('is hardly a diagram with two shapes', () => {
    expect(trustIn(buildReading({ shapes: 2, fit: 0.99 }), () => 0.5)).toBe('even');
  });
});

describe('of two readings', () => {
  const clean = buildReading({ shapes: 4, lines: 3 });

  test('uneven figures are by hand where more shapes and lines together are found that way', () => {
    const more = buildReading({ shapes: 4, lines: 4 });
    const same = buildReading({ shapes: 5, lines: 2 });
    expect(betterReading({ trust: 'uneven', clean, byHand: more })).toBe(more);
    expect(betterReading({ trust: 'uneven', clean, byHand: same })).toBe(clean);
  });

  test('even figures are by hand only where twice as many shapes are found that way', () => {
    const few = buildReading({ shapes: 2, lines: 1 });
    const twice = buildReading({ shapes: 4 });
    const lines = buildReading({ shapes: 3, lines: 9 });
    expect(betterReading({ trust: 'even', clean: few, byHand: twice })).toBe(twice);
    expect(betterReading({ trust: 'even', clean: few, byHand: lines })).toBe(few);
  });

  test('two shapes by hand are none', () => {
    const none = buildReading({ shapes: 0 });
    expect(betterReading({ trust: 'uneven', clean: none, byHand: buildReading({ shapes: 2, lines: 5 }) })).toBe(none);
  });
});
