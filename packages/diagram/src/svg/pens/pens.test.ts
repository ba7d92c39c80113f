import { expect, test } from 'vitest';
import { buildPage, edge, vertex } from '../../testing/index.ts';
import { renderSvg } from '../index.ts';

const drawn = (style: string, { id = 'a', side = 80 } = {}): string =>
  renderSvg(buildPage([vertex({ id, style, width: side, height: side })]));

const pathsOf = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data ?? '');

test('a sketched shape is drawn alike every time, and unlike its neighbour', () => {
  const [once, again, other] = ['a', 'a', 'b'].map((id) => drawn('sketch=1;', { id }));
  expect(once).toBe(again);
  expect(pathsOf(once ?? '')).not.toEqual(pathsOf(other ?? ''));
});

test('a colour is hatched in its own line, the colour of the paper is laid on flat', () => {
  expect(drawn('sketch=1;fillColor=#dae8fc;')).toContain('fill="none" stroke="#dae8fc" stroke-width="0.5"');
  expect(drawn('sketch=1;')).toContain('fill="#ffffff"');
  expect(drawn('sketch=1;fillColor=#dae8fc;fillStyle=solid;')).toContain('fill="#dae8fc"');
});

test('a sketched line is drawn twice, with its arrow head', () => {
  const page = buildPage([
    edge({ id: 'e', style: 'sketch=1;', sourcePoint: { x: 0, y: 0 }, targetPoint: { x: 100, y: 0 } }),
  ]);
  expect(pathsOf(renderSvg(page))[0]?.match(/M/g)).toHaveLength(2);
});

test('a hatching asked for as fine as dust stays a hatching', () => {
  const lines = (style: string): number =>
    pathsOf(drawn(`sketch=1;fillColor=#dae8fc;hachureGap=0.01;${style}`, { side: 20_000 }))
      .join('')
      .split('M').length;
  for (const fillStyle of ['hachure', 'dots', 'dashed', 'zigzag-line', 'cross-hatch']) {
    expect([fillStyle, lines(`fillStyle=${fillStyle};`) < 20_000]).toEqual([fillStyle, true]);
  }
});

test('a comic line trembles and ends where it should; an ellipse stays round', () => {
  const [box] = pathsOf(drawn('comic=1;'));
  expect(box).toMatch(/^M0 0L10 .*L80 0L.*L0 0Z$/);
  expect(drawn('comic=1;ellipse;')).toContain('A40 40');
});
