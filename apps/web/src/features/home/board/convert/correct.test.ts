import type { BoardReading } from '@diagloom/vision/board';
import { expect, it } from 'vitest';
import { addConnector, correctConnector, removePart, turnAround } from './correct.ts';

const box = { x: 0, y: 0, width: 100, height: 60 };
const route = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
];

const reading: BoardReading = {
  shapes: [
    { id: 'frame', kind: 'rectangle', box, label: 'Shop' },
    { id: 'a', kind: 'rectangle', box, label: 'Pay', parent: 'frame' },
    { id: 'b', kind: 'diamond', box, label: 'Paid?' },
  ],
  connectors: [{ id: 'c', from: 'a', to: 'b', route, head: 'end', label: '' }],
  unread: [],
};

it('a line whose shape is removed has a loose end until somebody says where it leads', () => {
  const cut = removePart(reading, 'b');
  expect(cut.connectors).toMatchObject([{ from: 'a', to: undefined, doubt: 'loose-end' }]);
  expect(correctConnector(cut, 'c', { to: 'frame' }).connectors).toMatchObject([{ to: 'frame', doubt: undefined }]);
});

it('what a removed frame held stands by itself', () => {
  expect(removePart(reading, 'frame').shapes.map(({ id, parent }) => [id, parent])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

it('turning an arrow around swaps its ends', () => {
  expect(turnAround(reading, 'c').connectors).toMatchObject([{ from: 'b', to: 'a', head: 'end' }]);
});

it('a line that is set to another shape leads there, and so does one that was not found', () => {
  const away = { id: 'd', kind: 'rectangle' as const, box: { ...box, x: 300 }, label: 'Ship' };
  const wide = { ...reading, shapes: [...reading.shapes, away] };
  const way = [
    { x: 100, y: 30 },
    { x: 300, y: 30 },
  ];
  expect(correctConnector(wide, 'c', { to: 'd' }).connectors).toMatchObject([{ to: 'd', route: way }]);
  expect(addConnector(wide, 'b', 'd').connectors[1]).toMatchObject({ id: 'c2', from: 'b', to: 'd', route: way });
});
