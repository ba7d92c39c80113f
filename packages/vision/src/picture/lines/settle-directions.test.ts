import { expect, test } from 'vitest';
import { settleDirections } from './settle-directions.ts';
import type { TracedConnector } from './trace-connectors.ts';

const line = (from: number, to: number, isUnsure = false): TracedConnector => ({
  from,
  to,
  head: 'end',
  isUnsure,
  route: [
    { x: 100 * from, y: 0 },
    { x: 100 * to, y: 0 },
  ],
});

test('a guess is turned where a shape would only be entered else', () => {
  const [, turned] = settleDirections([line(0, 1), line(2, 1, true), line(2, 3)]);
  expect(turned).toMatchObject({ from: 1, to: 2, route: [{ x: 100 }, { x: 200 }] });
});

test('what is sure stays, and so does a guess that leaves nothing stuck', () => {
  const sure = [line(0, 1), line(2, 1)];
  const guess = [line(0, 1), line(1, 2, true)];
  expect([settleDirections(sure), settleDirections(guess)]).toEqual([sure, guess]);
});
