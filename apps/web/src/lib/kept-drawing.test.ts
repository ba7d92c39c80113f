import { expect, it } from 'vitest';
import { keepDrawing, takeKeptDrawing } from './kept-drawing.ts';
import { localStore } from './local-store.ts';

const drawing = { prompt: 'Open the gate. Close the gate.', diagramType: 'flowchart' };

it('what is kept is handed out once', () => {
  keepDrawing(drawing, 5);
  expect(takeKeptDrawing(6)).toEqual({ ...drawing, keptAt: 5 });
  expect(takeKeptDrawing()).toBeUndefined();
});

it('after three days it is forgotten', () => {
  keepDrawing(drawing, 0);
  expect(takeKeptDrawing(3 * 24 * 60 * 60_000 + 1)).toBeUndefined();
});

it.each(['{', '[]', '{"prompt":1}', '{"prompt":"a","diagramType":"none","keptAt":1}'])(
  'nothing is made of %s',
  (text) => {
    localStore.write('diagloom.kept-drawing', text);
    expect(takeKeptDrawing(2)).toBeUndefined();
  },
);
