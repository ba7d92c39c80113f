import { writeDrawio } from '@diagloom/diagram/drawio';
import { buildPage, edge, vertex } from '@diagloom/diagram/testing';
import { expect, test } from 'vitest';
import { drawComparison } from './draw-comparison.ts';

const step = (id: string, label: string, x: number) => vertex({ id, label, style: 'html=1;', x, y: 0 });
const file = (...cells: Parameters<typeof buildPage>[0]): string =>
  writeDrawio({ attributes: {}, pages: [buildPage(cells)] });
const marksOf = (svg: string): readonly string[] => svg.match(/(?<=data-mark=")\w+/g) ?? [];

const pay = step('pay', 'Pay', 0);
const ship = step('ship', 'Ship', 200);

test('what went is marked before, what came and changed after', () => {
  const before = file(pay, ship, edge({ id: 'way', from: 'pay', to: 'ship', style: 'html=1;' }));
  const after = file(step('pay', 'Pay by card', 0), step('thank', 'Thank', 400));
  const pictures = drawComparison({ before, after });
  expect(marksOf(pictures.before)).toEqual(['changed', 'removed', 'removed']);
  expect(marksOf(pictures.after)).toEqual(['changed', 'added']);
  expect(pictures.telling).toBe('after');
});

test('what only moved is marked where nothing else changed', () => {
  const before = file(pay, ship);
  expect(marksOf(drawComparison({ before, after: file(pay, step('ship', 'Ship', 300)) }).after)).toEqual(['changed']);
  const grown = drawComparison({ before, after: file(pay, step('ship', 'Ship', 300), step('thank', 'Thank', 200)) });
  expect(marksOf(grown.after)).toEqual(['added']);
});

test('a change that only removes is told by the picture before it', () => {
  const { telling, before } = drawComparison({ before: file(pay, ship), after: file(pay) });
  expect([telling, marksOf(before)]).toEqual(['before', ['removed']]);
});
