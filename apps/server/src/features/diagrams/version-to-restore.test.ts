import { expect, test } from 'vitest';
import { versionToRedo, versionToRestore } from './version-to-restore.ts';

const versions = (...reasons: readonly string[]) => reasons.map((reason, index) => ({ version: index + 1, reason }));

test.each([
  [['generated'], undefined],
  [['generated', 'refined'], 1],
  [['generated', 'refined', 'changed'], 2],
  [['generated', 'refined', 'changed', 'undone'], 1],
  [['generated', 'refined', 'changed', 'undone', 'undone'], undefined],
  [['generated', 'refined', 'undone', 'refined'], 1],
  [['generated', 'refined', 'changed', 'undone', 'redone'], 2],
  [['generated', 'refined', 'changed', 'undone', 'undone', 'redone'], 1],
])('of %j an undo brings version %s back', (reasons, version) => {
  expect(versionToRestore(versions(...reasons))).toBe(version);
});

test.each([
  [['generated', 'refined'], undefined],
  [['generated', 'refined', 'undone'], 2],
  [['generated', 'refined', 'changed', 'undone', 'undone'], 2],
  [['generated', 'refined', 'changed', 'undone', 'undone', 'redone'], 3],
  [['generated', 'refined', 'undone', 'redone'], undefined],
  [['generated', 'refined', 'undone', 'changed'], undefined],
])('of %j a redo brings version %s back', (reasons, version) => {
  expect(versionToRedo(versions(...reasons))).toBe(version);
});
