import type { DrawingElement } from '@diagloom/contract';
import { expect, it } from 'vitest';
import { beginHistory, commit, redo, undo } from './history.ts';

const stroke = (id: string): DrawingElement => ({
  id,
  type: 'pen',
  x: 0,
  y: 0,
  color: '#000000',
  strokeWidth: 3,
  opacity: 1,
});

it('each finished stroke is a step back and forth, and drawing on ends the way forth', () => {
  const [one, two, three] = [stroke('1'), stroke('2'), stroke('3')];
  const drawn = commit(commit(beginHistory([]), [one]), [one, two]);
  const back = undo(drawn);
  expect(back.elements).toEqual([one]);
  expect(redo(back).elements).toEqual([one, two]);
  const on = commit(back, [one, three]);
  expect(redo(on).elements).toEqual([one, three]);
  expect(undo(undo(on)).elements).toEqual([]);
  expect(undo(beginHistory([one])).elements).toEqual([one]);
});
