import type { Cell } from '@diagloom/diagram/model';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { checkUpdate } from './check-update.ts';
import { type MergedChange, mergeChanges } from './shared-cells.ts';
import { canBeUndone, splitChanges } from './split-changes.ts';

const cell = (id: string, value: string): Cell => ({
  id,
  kind: 'vertex',
  parent: '1',
  value,
  style: 'rounded=1;fillColor=#ff0000;',
  geometry: { x: 1, y: 2, width: 3, height: 4 },
});

const put = (put: Cell, old?: Cell): MergedChange => ({
  change: { kind: 'put', page: 'p', cell: put },
  ...(old && { old }),
});

/** The updates that are sent when each part is a transaction. */
const sent = (doc: Y.Doc, act: () => void): readonly Uint8Array[] => {
  const updates: Uint8Array[] = [];
  const note = (update: Uint8Array) => updates.push(update);
  doc.on('update', note);
  act();
  doc.off('update', note);
  return updates;
};

test('what is too large to be sent at once is sent in parts, all of it, and undone in parts', () => {
  const doc = new Y.Doc();
  const origin = {};
  const undoing = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([origin]), captureTimeout: 0 });
  const cells = Array.from({ length: 500 }, (_, at) => cell(`n${at}`, 'ü'.repeat(1500)));
  const run = (changes: readonly MergedChange[]) => {
    for (const part of splitChanges(changes) ?? []) doc.transact(() => mergeChanges(doc, part), origin);
  };
  const updates = [
    ...sent(doc, () => run(cells.map((one) => put(one)))),
    ...sent(doc, () => run(cells.map((old) => ({ change: { kind: 'remove', page: 'p', id: old.id } as const, old })))),
    ...sent(doc, () => {
      while (undoing.undoStack.length > 0) undoing.undo();
    }),
    ...sent(doc, () => {
      while (undoing.redoStack.length > 0) undoing.redo();
    }),
  ];
  expect(updates.length).toBeGreaterThan(6);
  expect(updates.map(checkUpdate).filter((problem) => problem !== undefined)).toEqual([]);
  expect(doc.getMap('cells').size).toBe(0);
});

test('a large picture is no burden where only its shape is moved, and one that is too large is told', () => {
  const old = { ...cell('a', ''), style: `image=${'x'.repeat(1_500_000)};` };
  const moved = { ...old, geometry: { x: 9, y: 9, width: 3, height: 4 } };
  expect(splitChanges([put(moved, old)])).toHaveLength(1);
  expect(splitChanges([put(old)])).toBeUndefined();
  const removal = { change: { kind: 'remove', page: 'p', id: 'a' } as const, old };
  // It can be taken away, alone, but not brought back with one update.
  expect(splitChanges([removal, put(cell('b', ''))])).toEqual([[removal], [put(cell('b', ''))]]);
  expect([canBeUndone([removal]), canBeUndone([put(moved, old)])]).toEqual([false, true]);
});

test('a cell that only changes its place among others stays in one part', () => {
  const [a, b] = [cell('a', 'x'.repeat(500_000)), cell('b', 'x'.repeat(500_000))];
  const removed = (old: Cell): MergedChange => ({ change: { kind: 'remove', page: 'p', id: old.id }, old });
  const renamed = (old: Cell) => put({ ...old, value: 'y'.repeat(500_000) }, old);
  const parts = splitChanges([removed(a), removed(b), renamed(a), renamed(b)]);
  expect(parts?.map((part) => part.map(({ change }) => change.kind))).toEqual([
    ['remove', 'put'],
    ['remove', 'put'],
  ]);
});
