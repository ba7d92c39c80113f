import { expect, test } from 'vitest';
import { buildType } from '../../testing/drawn.ts';
import { understand } from '../../understand.ts';
import { findMarks } from './find-marks.ts';
import { viewOf } from './view.ts';

const type = buildType('process');

const notDrawn = (prompt: string): readonly string[] => {
  const drawn = understand(prompt, { type });
  if (!drawn.ok) throw new Error(drawn.message);
  return findMarks(viewOf(prompt, drawn.spec, type.family), true)
    .filter(({ why }) => why === 'not-drawn')
    .map(({ start, end }) => prompt.slice(start, end));
};

test('the other answer of a decision is drawn', () => {
  expect(notDrawn('The dean grants the leave. The office plans the cover. Refused? The dean writes why.')).toEqual([]);
});
