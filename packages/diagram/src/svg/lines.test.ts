import { expect, test } from 'vitest';
import { buildPage, edge } from '../testing/index.ts';
import { renderSvg } from './index.ts';

const line = (id: string, style: string, [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
  edge({ id, style: `endArrow=none;${style}`, sourcePoint: { x: x1, y: y1 }, targetPoint: { x: x2, y: y2 } });

const crossing = (style: string) =>
  /data-cell="above"><path d="([^"]*)"/.exec(
    renderSvg(buildPage([line('below', '', [50, 0, 50, 100]), line('above', style, [0, 50, 100, 50])])),
  )?.[1];

test('a line with a jump style goes over the lines below it', () => {
  expect(crossing('jumpStyle=gap;')).toBe('M0 50L47 50M53 50L100 50');
  expect(crossing('jumpStyle=arc;')).toContain('C');
  expect(crossing('')).toBe('M0 50L100 50');
});

test('a link is two lines, a block arrow one outline in its own fill', () => {
  const link = renderSvg(buildPage([line('a', 'shape=link;', [0, 0, 100, 0])]));
  expect(link).toContain('d="M0 -2L100 -2M0 2L100 2"');
  const arrow = renderSvg(buildPage([line('a', 'shape=flexArrow;fillColor=#ff0000;', [0, 0, 100, 0])]));
  expect(arrow).toContain('fill="#ff0000"');
});

test('a shadow of a line is drawn', () => {
  expect(renderSvg(buildPage([line('a', 'shadow=1;', [0, 0, 100, 50])]))).toContain('filter="url(#shadow)"');
});

test('where lines cross thousands of times, those above go straight over: a picture grows with what it shows, not with its square', () => {
  const rows = 100;
  const lines = (count: number) => [
    ...Array.from({ length: rows }, (_, at) => line(`row${at}`, '', [0, at * 9, 90_000, at * 9])),
    ...Array.from({ length: count }, (_, at) =>
      line(`up${at}`, 'jumpStyle=gap;', [at * 11 + 5, -5, at * 11 + 5, 9000]),
    ),
  ];
  const lengthOf = (count: number) => renderSvg(buildPage(lines(count))).length;
  const few = lengthOf(200);
  expect(lengthOf(400) - few).toBeLessThan(few / 4);
});
