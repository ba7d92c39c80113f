import { describe, expect, test } from 'vitest';
import type { Path } from '../../../board/geometry.ts';
import type { Stroke } from './paths-of-page.ts';
import { readVectors } from './read-vectors.ts';

const path = (...numbers: readonly (readonly [number, number])[]): Path => numbers.map(([x, y]) => ({ x, y }));

const area = (fill: string, ...points: readonly (readonly [number, number])[]): Stroke => ({
  path: path(...points, points[0] ?? [0, 0]),
  isClosed: true,
  fill,
});

const outlined = ({ path, isClosed }: Stroke): Stroke => ({ path, isClosed, stroke: '#000000' });

const box = (x: number, y: number, width = 120, height = 50): Stroke =>
  area('#dae8fc', [x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const line = (...points: readonly (readonly [number, number])[]): Stroke => ({
  path: path(...points),
  isClosed: false,
  stroke: '#000000',
});

/** Two boxes beside each other, as programs paint them: their fill, then their outline. */
const boxes = [box(20, 20), outlined(box(20, 20)), box(240, 20), outlined(box(240, 20))];

const word = (text: string, x: number, y: number) => ({ text, box: { x, y, width: 40, height: 12 } });

const words = [word('Buy', 60, 39), word('Sell', 280, 39)];

const read = (strokes: readonly Stroke[], more: readonly ReturnType<typeof word>[] = []) => {
  const page = { width: 400, height: 300, scale: 1, words: [...words, ...more] };
  const reading = readVectors([area('#ffffff', [0, 0], [400, 0], [400, 300], [0, 300]), ...strokes], page);
  const labels = new Map(reading?.shapes.map(({ id, label }) => [id, label]));
  return {
    shapes: reading?.shapes.map(({ kind, label }) => `${kind} ${label}`),
    connectors: reading?.connectors.map(
      ({ from = '', to = '', head, label }) => `${labels.get(from)} ${head} ${labels.get(to)} ${label}`,
    ),
  };
};

describe('a page of vectors', () => {
  test('fill and outline of a box are one shape with its words', () => {
    expect(read([...boxes, line([140, 45], [240, 45])]).shapes).toEqual(['rectangle Buy', 'rectangle Sell']);
  });

  test.each([
    ['a filled head', area('#000000', [240, 45], [230, 41], [230, 49])],
    ['a head with a notch', area('#000000', [240, 45], [230, 41], [233, 45], [230, 49])],
    ['two barbs', line([232, 40], [240, 45], [232, 50])],
  ])('%s says where a line leads', (_what, head) => {
    expect(read([...boxes, line([140, 45], [239, 45]), head]).connectors).toEqual(['Buy end Sell ']);
  });

  test('dashes that are painted as areas are one line', () => {
    const dashes = Array.from({ length: 12 }, (_, index) => {
      const x = 140 + 8 * index;
      return area('#000000', [x, 44.5], [x + 4, 44.5], [x + 4, 45.5], [x, 45.5]);
    });
    expect(read([...boxes, ...dashes, area('#000000', [240, 45], [232, 41], [232, 49])]).connectors).toEqual([
      'Buy end Sell ',
    ]);
  });

  test('lines that cross stay apart, and words beside one are its label', () => {
    const below = [box(20, 220), box(240, 220)];
    const crossing = [line([140, 45], [240, 245]), line([140, 245], [240, 45])];
    const named = [word('Rent', 60, 239), word('Lend', 280, 239), word('no', 150, 50)];
    expect(read([...boxes, ...below, ...crossing], named).connectors).toEqual(['Buy none Lend no', 'Rent none Sell ']);
  });

  test("crow's feet are left to those who read pixels", () => {
    const bars = [143, 237].map((x) => line([x, 39], [x, 51]));
    const related = [...boxes, line([140, 45], [240, 45]), ...bars];
    expect(readVectors(related, { width: 400, height: 300, scale: 1, words })).toBeUndefined();
  });

  test('lines that lead nowhere are no diagram', () => {
    const rules = [60, 90, 120, 150].map((y) => line([10, y + 60], [390, y + 60]));
    expect(readVectors([...boxes, ...rules], { width: 400, height: 300, scale: 1, words })).toBeUndefined();
  });
});
