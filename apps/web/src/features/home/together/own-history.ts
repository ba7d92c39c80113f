import type { UndoManager } from 'yjs';

/** Done at once, nothing to do, or a version that the server has to take back or make again. */
export type Step = 'done' | 'nothing' | { readonly version: number };

/** `final`: it cannot be made again. `none`: there is nothing of one's own to take back up to it. */
export type Outcome = 'undone' | 'final' | 'redone' | 'failed' | 'none';

/** `from`: how many steps the library knew before it. */
type Own = { readonly kind: 'gesture'; readonly from: number } | { readonly kind: 'version'; readonly version: number };

export interface OwnHistory {
  readonly canUndo: () => boolean;
  /** The server has said that there is nothing of one's own below what was done here. */
  readonly isAtEnd: () => boolean;
  readonly canRedo: () => boolean;
  /** Does a gesture, in as many transactions as it takes. */
  readonly note: (gesture: () => void) => void;
  /** The server made a version for this window, such as by the conversation. */
  readonly mark: (version: number) => void;
  readonly undo: () => Step;
  readonly redo: () => Step;
  /** The server has taken a version back or made it again, or it could not. */
  readonly settle: (version: number, outcome: Outcome) => void;
}

type Undoing = Pick<UndoManager, 'undo' | 'redo'> & {
  readonly undoStack: readonly unknown[];
  readonly redoStack: readonly unknown[];
};

/**
 * What this window did, by hand and through the server, in the order in which it did it: the last is taken back first.
 *
 * @param newest the version of the diagram that is on screen
 */
export const createOwnHistory = (undoing: Undoing, newest: () => number): OwnHistory => {
  let past: readonly Own[] = [];
  let future: readonly Own[] = [];
  let isAtEnd = false;

  /** What was done before the first of it is below everything. */
  const add = (own: Own, below: number): void => {
    past = [...(past.length > 0 || isAtEnd ? past : [{ kind: 'version', version: below } as const]), own];
    future = [];
  };

  /** Takes gestures of one side back until one has an effect: what others did may have left nothing of some. */
  const go = (way: 'undo' | 'redo'): Step => {
    const [one, other] = way === 'undo' ? [past, future] : [future, past];
    const last = one.at(-1);
    if (last === undefined) return 'nothing';
    if (last.kind === 'version') return { version: last.version };
    const [from, to] = way === 'undo' ? (['undoStack', 'redoStack'] as const) : (['redoStack', 'undoStack'] as const);
    const before = undoing[to].length;
    while (undoing[from].length > last.from && undoing[way]() !== null);
    const isDone = undoing[to].length > before;
    const [rest, added] = [one.slice(0, -1), isDone ? [...other, { kind: 'gesture', from: before } as const] : other];
    [past, future] = way === 'undo' ? [rest, added] : [added, rest];
    return isDone ? 'done' : go(way);
  };

  return {
    canUndo: () => past.some(({ kind }) => isAtEnd || kind === 'gesture'),
    isAtEnd: () => isAtEnd,
    canRedo: () => future.length > 0,
    note: (gesture) => {
      const from = undoing.undoStack.length;
      gesture();
      if (undoing.undoStack.length > from) add({ kind: 'gesture', from }, newest());
    },
    mark: (version) => add({ kind: 'version', version }, Math.max(1, version - 1)),
    undo: () => go('undo'),
    redo: () => go('redo'),
    settle: (version, outcome) => {
      const isIt = (own: Own): boolean => own.kind === 'version' && own.version === version;
      const [wasPast, wasFuture] = [past.some(isIt), future.some(isIt)];
      if (outcome === 'none' && past.findIndex(isIt) === 0) isAtEnd = true;
      const isRefused = outcome === 'failed' || outcome === 'none';
      past = past.flatMap((own, index) => {
        if (!isIt(own)) return [own];
        if (index > 0 || isAtEnd) return [];
        // Below everything there is always something: only the server knows whether it is one's own.
        return isRefused ? [own] : [{ kind: 'version', version: Math.max(1, version - 1) }];
      });
      future = future.filter((own) => !isIt(own));
      if (wasPast && outcome === 'undone') future = [...future, { kind: 'version', version }];
      if (wasFuture && !isRefused) past = [...past, { kind: 'version', version }];
    },
  };
};
