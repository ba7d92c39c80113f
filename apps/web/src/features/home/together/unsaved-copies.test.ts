import { expect, it } from 'vitest';
import { addUnsavedCopy, dropUnsavedCopy, readUnsavedCopy } from './unsaved-copies.ts';

it('copies of what was not taken wait one after the other until they are saved', () => {
  addUnsavedCopy(1, 7, { reason: 'Too large.', xml: 'first' });
  addUnsavedCopy(1, 7, { reason: 'Too much.', xml: 'second' });
  expect(readUnsavedCopy(1, 7)?.xml).toBe('first');
  expect(readUnsavedCopy(1, 8)).toBeUndefined();
  dropUnsavedCopy(1, 7);
  expect(readUnsavedCopy(1, 7)?.xml).toBe('second');
  dropUnsavedCopy(1, 7);
  expect(readUnsavedCopy(1, 7)).toBeUndefined();
});
