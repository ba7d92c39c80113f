import { expect, test } from 'vitest';
import { storageText } from './storage-text.ts';

test.each([
  [{ storedBytes: 0, storageLimit: 1_000_000_000 }, '0 kB of 1,000 MB'],
  [{ storedBytes: 1_201, storageLimit: 200_000_000 }, '2 kB of 200 MB'],
  [{ storedBytes: 3_240_000, storageLimit: 500_000_000 }, '3.2 MB of 500 MB'],
  [{ storedBytes: 12_345_678, storageLimit: null }, '12 MB'],
])('%j reads %j', (usage, text) => {
  expect(storageText(usage)).toBe(text);
});
