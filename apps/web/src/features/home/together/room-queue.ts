import { liveLimits, type MergedChange } from '@diagloom/collaboration';
import type { DiagramDocument } from '@diagloom/diagram/model';
import { showToast } from '../../../lib/toast-store.ts';
import { canvasStrings } from '../../../strings/canvas.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { carryOut } from '../canvas/editing/carry-out.ts';
import type { GestureQueue, QueueState } from '../canvas/editing/gesture-queue.ts';
import type { PageDrawing } from './page-drawing.ts';
import { withOld } from './with-old.ts';

interface RoomQueueOptions {
  readonly drawing: PageDrawing;
  readonly canChange: boolean;
  readonly typeOf: Parameters<typeof carryOut>[2];
  /** Messages that the server has not answered. */
  readonly waiting: () => number;
  readonly isOffline: () => boolean;
  /** Shares changes; false where one of them is too large for that. */
  readonly change: (changes: readonly MergedChange[]) => boolean;
  readonly onRebase: () => void;
}

/** Gestures of a window that is at a diagram with others: they are done at once, and sent one after the other. */
export const createRoomQueue = (options: RoomQueueOptions): GestureQueue & { readonly update: () => void } => {
  const { drawing, canChange, typeOf, waiting, isOffline, change, onRebase } = options;
  const listeners = new Set<() => void>();
  const waiters = new Set<() => void>();
  let state: QueueState = { document: drawing.read(), waiting: 0, isOffline: false };
  return {
    update: () => {
      const next: QueueState = { document: drawing.read(), waiting: waiting(), isOffline: isOffline() };
      // Pointers of others change nothing of the drawing.
      if (!isSameState(next, state)) state = next;
      for (const listener of listeners) listener();
      if (next.waiting > 0 && !next.isOffline) return;
      for (const waiter of waiters) waiter();
      waiters.clear();
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (gesture) => {
      if (!canChange) return false;
      const { document, changes, reason } = carryOut(drawing.read(), gesture, typeOf);
      if (reason !== undefined) {
        showToast({ title: canvasStrings.problems[changes.length === 0 ? 'refused' : 'part'], description: reason });
      }
      if (changes.length === 0) return false;
      const [before, after] = [cellsIn(drawing.read()), cellsIn(document)];
      const isTooMany = after > liveLimits.cells && after > before;
      if (!isTooMany && change(withOld(drawing.read(), changes))) return true;
      const description = isTooMany ? togetherStrings.tooManyShapes(liveLimits.cells) : togetherStrings.tooLarge;
      showToast({ title: canvasStrings.problems.refused, description });
      return false;
    },
    rebase: ({ document }) => {
      if (drawing.rebase(document)) onRebase();
    },
    settled: () =>
      waiting() === 0 || isOffline()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.add(resolve);
          }),
  };
};

const isSameState = (one: QueueState, other: QueueState): boolean =>
  one.document === other.document && one.waiting === other.waiting && one.isOffline === other.isOffline;

const cellsIn = ({ pages }: DiagramDocument): number => pages.reduce((sum, { cells }) => sum + cells.length, 0);
