import { expect, test } from 'vitest';
import { chartType } from '../testing/chart-type.ts';
import { understand } from '../understand.ts';
import { htmlAsLines } from './html-as-lines.ts';

const list = '<ul><li>CEO<ul><li>CTO</li><li>CFO &amp; <b>co</b></li></ul></li></ul> org chart';

test('lists and paragraphs of HTML are lines that know where they stood', () => {
  const lines = htmlAsLines(list);
  expect(lines?.text).toBe('org chart:\n- CEO\n  - CTO\n  - CFO & co\n');
  expect(lines?.placeOf(lines.text.indexOf('CTO'))).toBe(list.indexOf('CTO'));
  expect(htmlAsLines('<h2>Orders</h2>\n<p>Pack it.</p><p>Ship<br>it.</p>')?.text.trim()).toMatch(
    /^Orders\n\s*Pack it\.\n\s*Ship\n\s*it\.$/,
  );
});

test.each(['a < b > c', 'A<String> -> B', 'Search > Cart > Pay', 'the <div> wraps it'])('is no HTML: %s', (text) => {
  expect(htmlAsLines(text)).toBeUndefined();
});

test('a pasted list is drawn by its words', () => {
  const result = understand(list, { type: chartType });
  expect(
    result.ok && result.spec.nodes.map(({ label, source }) => [label, source && list.slice(source.start, source.end)]),
  ).toEqual([
    ['CEO', 'CEO'],
    ['CTO', 'CTO'],
    ['CFO & co', 'CFO &amp; <b>co'],
  ]);
  expect(result.ok && result.spec.edges).toHaveLength(2);
});
