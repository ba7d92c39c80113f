import { expect, test } from 'vitest';
import { buildPage, vertex } from '../../testing/index.ts';
import { lineWidth } from '../../text/index.ts';
import { readScene } from '../index.ts';

const labelOf = (label: string, style: string, size = { width: 120, height: 60 }) =>
  readScene(buildPage([vertex({ id: 'v', label, style, ...size })])).items[0]?.label;

const linesOf = (label: string, style = 'html=1;'): readonly string[] =>
  labelOf(label, style)?.lines.map((line) => line.runs.map((run) => run.text).join('')) ?? [];

test('plain labels keep their newlines and show markup as text', () => {
  expect(linesOf('a <b>\nc', '')).toEqual(['a <b>', 'c']);
});

test('HTML labels break at br and blocks, and white space collapses', () => {
  expect(linesOf('one<br>two')).toEqual(['one', 'two']);
  expect(linesOf('<div>one</div><div>two</div><div><br></div><div>four</div>')).toEqual(['one', 'two', '', 'four']);
  expect(linesOf('a\n  b&nbsp; c')).toEqual(['a b\u00a0 c']);
});

test('entities are decoded once', () => {
  expect(linesOf('a &lt;b&gt; &amp;amp; &#8594; &#x1F680; &unknown;')).toEqual(['a <b> &amp; → 🚀 &unknown;']);
});

test('elements and properties change the look of their runs only', () => {
  const line = labelOf('<b>B</b>i<font color="#ff0000" style="font-size: 18px"><i>R</i></font>', 'html=1;')?.lines[0];
  expect(
    line?.runs.map(({ text, bold, italic, colour, fontSize }) => ({ text, bold, italic, colour, fontSize })),
  ).toEqual([
    { text: 'B', bold: true, italic: false, colour: 'default', fontSize: 12 },
    { text: 'i', bold: false, italic: false, colour: 'default', fontSize: 12 },
    { text: 'R', bold: false, italic: true, colour: '#ff0000', fontSize: 18 },
  ]);
});

test('scripts and other unreadable elements leave nothing behind', () => {
  expect(linesOf('a<script>alert(1)</script><style>b{}</style><img src=x onerror="alert(1)">c')).toEqual(['ac']);
  expect(linesOf('a < b <')).toEqual(['a < b <']);
  expect(labelOf('<script>x', 'html=1;')).toBeUndefined();
});

test('unbalanced and endless markup is read to the end', () => {
  expect(linesOf('</b>a<b>b</i></div>c')).toEqual(['abc']);
  expect(linesOf(`${'<b>'.repeat(5000)}x`)).toEqual(['x']);
  expect(linesOf('<a"'.repeat(6000)).length).toBeGreaterThan(0);
});

test('text wraps inside the spacing where the style asks for it, and only there', () => {
  const text = 'A label that is long enough to be wrapped';
  expect(linesOf(text, 'html=1;')).toEqual([text]);
  const lines = linesOf(text, 'html=1;whiteSpace=wrap;');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(lineWidth(line, { size: 12 })).toBeLessThanOrEqual(118);
});

test('alignment and spacing put the text where draw.io puts it', () => {
  const at = (style: string) => labelOf('Text', style)?.box;
  const width = lineWidth('Text', { size: 12 });
  expect(at('html=1;')).toMatchObject({ x: 60 - width / 2, y: 30 - 7.2 });
  expect(at('html=1;align=left;spacingLeft=10;')?.x).toBe(12);
  expect(at('html=1;align=right;')?.x).toBeCloseTo(118 - width);
  expect(at('html=1;verticalAlign=top;')?.y).toBe(7);
  expect(at('html=1;verticalAlign=bottom;')?.y).toBeCloseTo(57 - 14.4);
  expect(at('html=1;labelPosition=right;align=left;')?.x).toBe(122);
  expect(at('html=1;verticalLabelPosition=bottom;verticalAlign=top;')?.y).toBe(67);
});

test('the label of a lane is in its title bar, upright where the bar is at the left', () => {
  const size = { width: 400, height: 200 };
  const top = labelOf('Sales', 'swimlane;html=1;startSize=30;', size);
  expect(top?.box.y).toBeCloseTo(15 - 7.2);
  expect(top?.lines[0]?.runs[0]?.bold).toBe(true);
  const left = labelOf('Sales', 'swimlane;horizontal=0;html=1;startSize=30;', size);
  expect(left?.turn).toMatchObject({ degrees: -90, about: { x: 15, y: 100 } });
  expect(left?.box.x).toBeCloseTo(15 - 7.2);
  expect((left?.box.height ?? 0) > (left?.box.width ?? 0)).toBe(true);
});

test('a label turns with its shape', () => {
  expect(labelOf('Text', 'html=1;rotation=90;')?.turn).toMatchObject({ degrees: 90, about: { x: 60, y: 30 } });
});

test('lines of different sizes share a base line', () => {
  const label = labelOf('<font style="font-size: 24px">Big</font> small', 'html=1;');
  expect(label?.lines).toHaveLength(1);
  expect(label?.lines[0]?.size.height).toBeCloseTo(28.8);
});
