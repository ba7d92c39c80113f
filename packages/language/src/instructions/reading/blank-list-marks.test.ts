import { expect, test } from 'vitest';
import { blankListMarks } from './blank-list-marks.ts';

const read = (text: string): string => {
  const said = blankListMarks(text);
  expect(said).toHaveLength(text.length);
  return said.replace(/\s+/g, ' ').trim();
};

test('a list of wishes is read as sentences, without its marks and what announces it', () => {
  expect(read('Two fixes:\n1. Rename A to B\n2. Remove C.')).toBe('Rename A to B. Remove C.');
  expect(read('- drop the cache\n- add a queue')).toBe('drop the cache. add a queue');
  expect(read('Please:\n* add a queue')).toBe('add a queue');
});

test('numbers in a sentence are no marks', () => {
  for (const text of ['Move step 2. to the end', '2. step to the end', 'add Check,\nthen Pay']) {
    expect(blankListMarks(text)).toBe(text);
  }
});
