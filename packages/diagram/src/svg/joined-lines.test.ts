import { expect, test } from 'vitest';
import { buildPage, edge } from '../testing/index.ts';
import { renderSvg } from './render-svg.ts';

const style = 'endArrow=block;endFill=1;strokeColor=#334455;rounded=1;';

const line = (id: string, points: readonly (readonly [number, number])[], own = style) => {
  const [first = [0, 0], ...rest] = points;
  const last = rest.pop() ?? first;
  return edge({
    id,
    sourcePoint: { x: first[0], y: first[1] },
    targetPoint: { x: last[0], y: last[1] },
    points: rest.map(([x, y]) => ({ x, y })),
    style: own,
  });
};

const pathsOf = (svg: string, id: string): readonly string[] => {
  const group = svg.split(`data-cell="${id}"`)[1]?.split('</g>')[0] ?? '';
  return [...group.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
};

const straight = line('straight', [
  [100, 0],
  [100, 200],
]);
const joining = [
  [0, 100],
  [100, 100],
  [100, 200],
] as const;

test('a line that joins another one is painted up to there, and has no head of its own', () => {
  const svg = renderSvg(buildPage([straight, line('joining', joining)]));
  expect(pathsOf(svg, 'straight')).toHaveLength(2);
  const [way = '', ...heads] = pathsOf(svg, 'joining');
  expect(way).toMatch(/^M0 100L\S+ 100Q100 100 100 [\d.]+$/);
  expect(heads).toEqual([]);
});

test('lines that start together are painted once until they part', () => {
  const parting = line('parting', [
    [100, 0],
    [100, 100],
    [200, 100],
  ]);
  const [way = ''] = pathsOf(renderSvg(buildPage([straight, parting])), 'parting');
  expect(way).toMatch(/^M100 9\d?(\.\d+)?Q100 100 /);
});

test('a line in another ink is painted whole', () => {
  const svg = renderSvg(buildPage([straight, line('joining', joining, style.replace('#334455', '#aa0000'))]));
  expect(pathsOf(svg, 'joining')).toHaveLength(2);
});
