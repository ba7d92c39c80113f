import { expect, test } from 'vitest';
import type { ReadShape } from '../../board/board-reading.ts';
import type { ReadText } from '../place-texts.ts';
import { placeMessages } from './place-messages.ts';

const text = (said: string, x: number, y: number): ReadText => ({
  words: { letters: [], box: { x, y, width: 60, height: 12 } },
  read: { text: said, confidence: 1 },
});

test('the condition of a frame inside of another is its own, and not what stands behind a bar below it', () => {
  const outer = { x: 0, y: 0, width: 400, height: 300 };
  const inner = { x: 40, y: 100, width: 300, height: 120 };
  const { shapes } = placeMessages(
    [],
    {
      shapes: [],
      participants: 0,
      messages: [],
      words: [],
      rest: { labels: new Int32Array(), components: [] },
      fragments: [outer, inner].map((box) => ({ box, sections: [box] })),
    },
    [
      text('loop', 4, 4),
      text('[until done]', 4, 30),
      text('opt', 44, 104),
      text('[not seen before]', 44, 130),
      text('| Keep it', 200, 170),
    ],
  );
  const said = shapes.map(({ kind, label }) => ({ kind, label }));
  expect(said).toEqual([
    { kind: 'text', label: '| Keep it' },
    { kind: 'fragment', label: 'opt' },
    { kind: 'section', label: 'not seen before' },
    { kind: 'fragment', label: 'loop' },
    { kind: 'section', label: 'until done' },
  ]);
});

test('the kind of a frame is told where a letter of it was lost at the outline of its tag', () => {
  const box = { x: 0, y: 0, width: 400, height: 300 };
  const tag: ReadShape = { id: 's1', kind: 'rectangle', box: { ...box, width: 40, height: 20 }, label: 'loo' };
  const { shapes } = placeMessages(
    [tag],
    {
      shapes: [],
      participants: 0,
      messages: [],
      words: [],
      rest: { labels: new Int32Array(), components: [] },
      fragments: [{ box, sections: [box] }],
    },
    [],
  );
  expect(shapes.map(({ kind, label }) => ({ kind, label }))).toEqual([
    { kind: 'fragment', label: 'loop' },
    { kind: 'section', label: '' },
  ]);
});
