import { readDrawio } from '@diagloom/diagram/drawio';
import { anchoredAt } from '@diagloom/diagram/scene';
import { expect, test } from 'vitest';
import { readPlaces } from './places.ts';

const xml = `<mxfile><diagram id="one" name="One"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>
<mxCell id="a" value="Pack" vertex="1" parent="1"><mxGeometry x="100" y="50" width="80" height="40" as="geometry"/></mxCell>
<mxCell id="b" value="Ship" vertex="1" parent="1"><mxGeometry x="300" y="50" width="80" height="40" as="geometry"/></mxCell>
<mxCell id="ab" edge="1" parent="1" source="a" target="b"><mxGeometry relative="1" as="geometry"/></mxCell>
<mxCell id="loose" edge="1" parent="1" source="a"><mxGeometry relative="1" as="geometry"/></mxCell>
</root></mxGraphModel></diagram></mxfile>`;

test('a comment about a shape is pinned to its corner and moves with it', () => {
  const places = readPlaces(readDrawio(xml), 'one');
  const place = places.placeFor('a');
  expect(place).toEqual({ pageId: 'one', x: 180, y: 50, cellId: 'a', anchorX: 1, anchorY: 0 });
  const annotation = { cellId: 'a', anchorX: 1, anchorY: 0, x: 180, y: 50 };
  expect(anchoredAt(annotation, new Map([['a', { x: 0, y: 10, width: 60, height: 40 }]]))).toEqual({ x: 60, y: 10 });
  expect(anchoredAt(annotation, new Map())).toEqual({ x: 180, y: 50 });
});

test('places are told in words, also of a shape that is gone', () => {
  const places = readPlaces(readDrawio(xml), undefined);
  expect(places.describe({ cellId: 'a', pageId: 'one' })).toBe('On Pack');
  expect(places.describe({ cellId: 'gone', pageId: 'one' })).toBe('Its shape was removed');
  expect(places.describe({ cellId: 'ab', pageId: 'one' })).toBe('On Pack → Ship');
  expect(places.describe({ cellId: 'loose', pageId: 'one' })).toBe('On an unnamed line');
  expect(places.describe({ cellId: null, pageId: 'one' })).toBe('On the whole page');
  expect(places.describe({ cellId: null, pageId: 'two' })).toBe('Its page was removed');
  const isLost = [
    ['a', 'one'],
    ['gone', 'one'],
    ['a', 'two'],
    [null, 'one'],
    [null, 'two'],
  ] as const;
  expect(isLost.map(([cellId, pageId]) => places.isLost({ cellId, pageId }))).toEqual([false, true, true, false, true]);
});
