import { expect, test } from 'vitest';
import { buildPage, vertex } from '../../testing/index.ts';
import { labelText } from '../label-text.ts';
import { readScene } from '../read-scene.ts';

const labelOf = (value: string, style = 'overflow=fill;align=left;verticalAlign=top;html=1;') => {
  const [item] = readScene(buildPage([vertex({ id: 'a', label: value, style, width: 200, height: 100 })])).items;
  return item?.label;
};

const wordsOf = (value: string, style?: string) =>
  labelOf(value, style)?.lines.map(({ runs, baseline }) => ({
    text: runs.map((run) => run.text).join(''),
    x: Math.round(baseline.x),
    y: Math.round(baseline.y),
  }));

test('cells of a table stand beside each other, their rows below each other', () => {
  const [key, value, second] =
    wordsOf('<table style="width:100%"><tr><td>PK</td><td>id</td></tr><tr><td>FK</td><td>owner</td></tr></table>') ??
    [];
  expect(key?.y).toBe(value?.y);
  expect(value?.x).toBeGreaterThan(key?.x ?? 0);
  expect(second?.x).toBe(key?.x);
  expect(second?.y).toBeGreaterThan(key?.y ?? 0);
});

test('a cell over two columns is as wide as both', () => {
  const boxes = labelOf(
    '<table border="1" style="width:100%;border-collapse:collapse"><tr><td colspan="2">Title</td></tr><tr><td>1</td><td>2</td></tr></table>',
  )?.decorations?.map(({ box }) => box.width);
  expect(boxes).toHaveLength(3);
  expect(boxes?.[0]).toBeCloseTo((boxes?.[1] ?? 0) + (boxes?.[2] ?? 0));
});

test('a rule is a line through the whole width between the texts', () => {
  const label = labelOf('<p style="margin:0px">Name</p><hr size="1"><p style="margin:0px">field</p>');
  const [above, below] = label?.lines ?? [];
  const [rule] = label?.decorations ?? [];
  expect(rule?.box).toMatchObject({ x: 0, width: 200, height: 1 });
  expect(rule?.box.y).toBeGreaterThan(above?.baseline.y ?? Infinity);
  expect(rule?.box.y).toBeLessThan(below?.baseline.y ?? 0);
});

test('items of a numbered list carry their numbers, those of another one a dot', () => {
  expect(wordsOf('<ol><li>First</li><li>Second</li></ol>')?.map(({ text }) => text)).toEqual([
    'First',
    '1.',
    'Second',
    '2.',
  ]);
  expect(labelOf('<ul><li>One</li></ul>')?.decorations).toMatchObject([{ shape: 'ellipse' }]);
});

test('raised and lowered text leaves the base line', () => {
  const rises = labelOf('x<sup>2</sup>y<sub>1</sub>')?.lines[0]?.runs.map(({ rise = 0 }) => Math.sign(rise));
  expect(rises).toEqual([0, 1, 0, -1]);
});

test('a label that its shape cuts off says where', () => {
  const style = 'overflow=hidden;whiteSpace=wrap;html=1;';
  expect(labelOf('word '.repeat(90), style)?.clip).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  expect(labelOf('word', style)?.clip).toBeUndefined();
});

test('the font of a file decides the widths', () => {
  const widthIn = (family: string) => labelOf('Willow', `html=1;fontFamily=${family};`)?.box.width ?? 0;
  expect(widthIn('Courier New')).toBeGreaterThan(widthIn('Helvetica'));
  expect(widthIn('Georgia')).toBeLessThan(widthIn('Courier New'));
  expect(widthIn('Arial')).toBe(widthIn('Helvetica'));
});

test('the text of a table is a line for each row', () => {
  const cell = vertex({
    id: 'a',
    style: 'html=1;',
    label: '<table><tr><td>PK</td><td>id</td></tr><tr><td>FK</td></tr></table>',
  });
  expect(labelText(cell)).toBe('PK id\nFK');
});

test('tables without an end and cells without a row lose no text', () => {
  expect(wordsOf('<table><td>a<td>b<tr><td>c')?.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});
