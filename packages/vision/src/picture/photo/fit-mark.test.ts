import { expect, test } from 'vitest';
import { fitFigure } from '../shapes/figure-templates.ts';
import { onGrid } from '../shapes/fill-outline.ts';
import { fitMark } from './fit-mark.ts';

const side = 40;

const filled = (holds: (x: number, y: number) => boolean) => {
  const cells = new Uint8Array(side * side).map((_, at) => (holds(at % side, Math.floor(at / side)) ? 1 : 0));
  return { box: { x: 0, y: 0, width: side, height: side }, cells, area: side * side };
};

test('a diamond whose corners stand askew is one, and resembles no even figure as much', () => {
  const corners = [
    { x: 28, y: 0 },
    { x: 40, y: 28 },
    { x: 12, y: 40 },
    { x: 0, y: 12 },
  ];
  const askew = filled((x, y) =>
    corners.every((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
    }),
  );
  const { figure, fit } = fitMark(askew);
  expect(figure).toBe('diamond');
  expect(fit).toBeGreaterThan(0.9);
  expect(fitFigure(onGrid(askew), 1).fit).toBeLessThan(fit - 0.03);
});

test('a disc is a ring, and a box resembles no mark', () => {
  const disc = fitMark(filled((x, y) => Math.hypot(x - 19.5, y - 19.5) < 20));
  expect(disc.figure).toBe('circle');
  expect(disc.fit).toBeGreaterThan(0.95);
  expect(fitMark(filled(() => true)).fit).toBeLessThan(0.8);
});
