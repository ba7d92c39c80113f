import { expect, test } from 'vitest';
import { applyChanges, readDrawio } from '../../drawio/index.ts';
import { parseStyle } from '../../model/index.ts';
import { createCanvas } from '../canvas.ts';
import { routesOf } from '../routes.ts';
import { ownFile } from '../testing/edited-files.ts';
import { stubProcess } from '../testing/stub-type.ts';
import { reframeCell } from './reframe-cell.ts';

const document = readDrawio(ownFile);
const [page] = document.pages;
if (page === undefined) throw new Error('no page');
const context = { type: stubProcess, look: { theme: 'light' } };

test('a shape stands in the box that a hand drew, keeps its size and takes its lines along', () => {
  const box = { x: 40, y: 20, width: 200, height: 80 };
  const changes = reframeCell(page, { target: 'a', box }, context);
  const [after = page] = applyChanges(document, changes).pages;
  const canvas = createCanvas(after, context);
  expect(canvas.boxes.get('a')).toEqual(box);
  expect(parseStyle(canvas.cells.get('a')?.style ?? '').dlSize).toBe('200x80');
  expect(canvas.boxes.get('b')).toEqual(createCanvas(page, context).boxes.get('b'));
  const [start] = routesOf(canvas).get('ab') ?? [];
  expect(start?.y).toBe(100);
});

test('a shape that is gone is left alone', () => {
  expect(reframeCell(page, { target: 'gone', box: { x: 0, y: 0, width: 40, height: 40 } }, context)).toEqual([]);
});
