import { expect, test } from 'vitest';
import { versionToRestore } from './version-to-restore.ts';

const versions = (...reasons: readonly string[]) => reasons.map((reason, index) => ({ version: index + 1, reason }));

test.each([
  [['generated'], undefined],
  [['generated', 'refined'], 1],
  [['generated', 'refined', 'changed'], 2],
  [['generated', 'refined', 'changed', 'undone'], 1],
  [['generated', 'refined', 'changed', 'undone', 'undone'], undefined],
  [['generated', 'refined', 'undone', 'refined'], 1],
])('of %j an undo brings version %s back', (reasons, version) => {
  expect(versionToRestore(versions(...reasons))).toBe(version);
});
