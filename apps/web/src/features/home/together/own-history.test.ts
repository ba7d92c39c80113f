import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createOwnHistory } from './own-history.ts';

const here = {};

/** A window that shows version 3, and somebody else at the same cells. */
const build = () => {
  const doc = new Y.Doc();
  const cells = doc.getMap<string>('cells');
  const undoing = new Y.UndoManager(cells, { trackedOrigins: new Set([here]), captureTimeout: 0 });
  const history = createOwnHistory(undoing, () => 3);
  const write = (...values: readonly [string, string][]): void =>
    history.note(() => {
      for (const [key, value] of values) doc.transact(() => cells.set(key, value), here);
    });
  const read = () => cells.toJSON();
  return { history, write, read, cells };
};

describe('what one takes back', () => {
  it('is what one did last, by hand or through the server', () => {
    const { history, write, read } = build();
    write(['a', 'by hand']);
    history.mark(4);
    expect(history.undo()).toEqual({ version: 4 });
    expect(read()).toEqual({ a: 'by hand' });
    history.settle(4, 'undone');
    expect(history.undo()).toBe('done');
    expect(read()).toEqual({});
    expect(history.undo()).toEqual({ version: 3 });
    expect(history.redo()).toBe('done');
    expect(history.redo()).toEqual({ version: 4 });
    history.settle(4, 'redone');
    expect([history.redo(), history.undo()]).toEqual(['nothing', { version: 4 }]);
  });

  it('goes on below what one joined at, and past what the server could not take back', () => {
    const { history, write } = build();
    write(['a', 'by hand']);
    history.mark(4);
    history.settle(4, 'failed');
    expect(history.undo()).toBe('done');
    history.settle(3, 'undone');
    expect(history.undo()).toEqual({ version: 2 });
    history.settle(2, 'failed');
    expect(history.undo()).toEqual({ version: 2 });
  });

  it('is a gesture as a whole, also one that was sent in parts', () => {
    const { history, write, read } = build();
    write(['a', 'first']);
    write(['a', 'second'], ['b', 'second'], ['c', 'second']);
    expect(history.undo()).toBe('done');
    expect(read()).toEqual({ a: 'first' });
    expect(history.redo()).toBe('done');
    expect(read()).toEqual({ a: 'second', b: 'second', c: 'second' });
    expect(history.undo()).toBe('done');
    expect(history.undo()).toBe('done');
    expect([read(), history.canUndo()]).toEqual([{}, false]);
  });

  it('is nothing of others, and passes over what they left nothing of', () => {
    const { history, write, read, cells } = build();
    write(['a', 'mine']);
    write(['b', 'mine']);
    cells.delete('b');
    cells.set('c', 'theirs');
    expect(history.undo()).toBe('done');
    expect(read()).toEqual({ c: 'theirs' });
    expect(history.undo()).toEqual({ version: 3 });
  });

  it('cannot be done again once something else was done', () => {
    const { history, write } = build();
    write(['a', 'first']);
    history.undo();
    write(['b', 'second']);
    expect([history.canRedo(), history.redo()]).toEqual([false, 'nothing']);
  });

  it('ends below what was done here once the server has said that nothing else is one’s own', () => {
    const { history, write } = build();
    write(['a', 'mine']);
    history.undo();
    expect(history.undo()).toEqual({ version: 3 });
    history.settle(3, 'none');
    expect([history.canUndo(), history.isAtEnd(), history.undo()]).toEqual([false, true, 'nothing']);
    write(['b', 'mine']);
    expect([history.canUndo(), history.undo(), history.canUndo()]).toEqual([true, 'done', false]);
  });

  it('is left to the server where one did nothing here yet', () => {
    const { history } = build();
    expect([history.canUndo(), history.undo()]).toEqual([false, 'nothing']);
  });
});
