import { expect, test } from 'vitest';
import { buildType } from '../testing/drawn.ts';
import { understand } from '../understand.ts';
import { narrowGaps } from './narrow-gaps.ts';

test('hundreds of blanks are a hundred, and every character knows its place', () => {
  const source = `a${' '.repeat(300)}b${'\n'.repeat(200)}c`;
  const narrow = narrowGaps(source);
  expect(narrow?.text).toBe(`a${' '.repeat(100)}b${'\n'.repeat(100)}c`);
  for (const [at, character] of [...(narrow?.text ?? '')].entries())
    expect(source[narrow?.placeOf(at) ?? -1]).toBe(character);
  expect(narrowGaps('a   b\n\nc')).toBeUndefined();
});

test('what is drawn points at where it was written, also behind a gap', () => {
  const text = `Open the box.${' '.repeat(5000)}Close the lid.`;
  const read = understand(text, { type: buildType('process') });
  const { source } = (read.ok ? read.spec.nodes.find(({ label }) => label === 'Close the lid') : undefined) ?? {};
  expect(text.slice(source?.start, source?.end)).toBe('Close the lid');
});
