import type { CellChange, DiagramDocument } from '@diagloom/diagram/model';
import { carryOut, type TypeOf } from './carry-out.ts';
import { type Gesture, joined } from './gesture.ts';

/** A stored version of a diagram. */
export interface Stored {
  readonly document: DiagramDocument;
  readonly version: number;
}

/** What came of sending: the next version, or why there is none. */
export type Sent =
  | { readonly kind: 'stored'; readonly stored: Stored }
  /** Somebody else stored a version meanwhile. */
  | { readonly kind: 'conflict' }
  /** Nobody answered, or not now: it is tried again. */
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly message: string };

export interface QueueEffects {
  readonly send: (changes: readonly CellChange[], baseVersion: number) => Promise<Sent>;
  /** Loads the newest version; undefined where nobody answers. */
  readonly load: () => Promise<Stored | undefined>;
  /** Resolves when it makes sense to try again. */
  readonly wait: (attempt: number) => Promise<void>;
  /** Keeps what is not stored yet; told after each change. */
  readonly keep: (gestures: readonly Gesture[]) => void;
  /** A gesture could not be done, or only in part. */
  readonly say: (problem: Problem) => void;
}

export interface Problem {
  /** `lost`: what it was about is gone in the newest version. */
  readonly kind: 'lost' | 'refused' | 'part';
  readonly message: string;
}

export interface QueueState {
  /** The diagram with every gesture, stored or not. */
  readonly document: DiagramDocument;
  /** How many gestures are not stored yet. */
  readonly waiting: number;
  /** True while nobody answers. */
  readonly isOffline: boolean;
}

export interface GestureQueue {
  readonly read: () => QueueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does a gesture at once and stores it after those before it; false where there was nothing to do. */
  readonly add: (gesture: Gesture) => boolean;
  /** Goes on from a version that somebody else stored, such as the conversation. */
  readonly rebase: (stored: Stored) => void;
  /** Resolves when everything is stored, or when nobody answers. */
  readonly settled: () => Promise<void>;
}

/**
 * Gestures of one diagram, shown at once and stored one after the other. A version that somebody else stored becomes the new
 * ground: the gestures that are not stored yet are done again on it, so that none is lost.
 */
export const createGestureQueue = (
  first: Stored,
  typeOf: TypeOf,
  effects: QueueEffects,
  kept: readonly Gesture[] = [],
): GestureQueue => {
  let base = first;
  let gestures: readonly Gesture[] = kept;
  let isSending = false;
  let state: QueueState = shown(base, gestures, typeOf, false);
  const listeners = new Set<() => void>();
  const waiters = new Set<() => void>();

  const update = (isOffline = state.isOffline): void => {
    state = shown(base, gestures, typeOf, isOffline);
    effects.keep(gestures);
    for (const listener of listeners) listener();
    if (gestures.length > 0 && !isOffline) return;
    for (const waiter of waiters) waiter();
    waiters.clear();
  };

  const dropFirst = (): void => {
    gestures = gestures.slice(1);
  };

  const storeFirst = async (gesture: Gesture): Promise<boolean> => {
    const { changes, reason } = carryOut(base.document, gesture, typeOf);
    if (changes.length === 0) {
      dropFirst();
      effects.say({ kind: 'lost', message: reason ?? '' });
      update(false);
      return true;
    }
    const sent = await effects.send(changes, base.version);
    if (sent.kind === 'stored') {
      base = sent.stored;
      dropFirst();
      update(false);
      return true;
    }
    if (sent.kind === 'refused') {
      dropFirst();
      effects.say({ kind: 'refused', message: sent.message });
      update(false);
      return true;
    }
    const newest = sent.kind === 'conflict' ? await effects.load() : undefined;
    if (newest === undefined) return false;
    base = newest;
    update(false);
    return true;
  };

  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    let attempt = 0;
    for (let [gesture] = gestures; gesture !== undefined; [gesture] = gestures) {
      if (await storeFirst(gesture)) {
        attempt = 0;
        continue;
      }
      attempt += 1;
      update(true);
      await effects.wait(attempt);
    }
    isSending = false;
  };

  if (kept.length > 0) void run();
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (gesture) => {
      const { changes, reason } = carryOut(state.document, gesture, typeOf);
      if (reason !== undefined) effects.say({ kind: changes.length === 0 ? 'refused' : 'part', message: reason });
      if (changes.length === 0) return false;
      // The first one may be on its way already.
      const last = gestures.length > 1 ? gestures.at(-1) : undefined;
      const both = last === undefined ? undefined : joined(last, gesture);
      gestures = both === undefined ? [...gestures, gesture] : [...gestures.slice(0, -1), both];
      update();
      void run();
      return true;
    },
    rebase: (stored) => {
      if (stored.version <= base.version) return;
      base = stored;
      update();
    },
    settled: () =>
      gestures.length === 0 || state.isOffline
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.add(resolve);
          }),
  };
};

const shown = ({ document }: Stored, gestures: readonly Gesture[], typeOf: TypeOf, isOffline: boolean): QueueState => ({
  document: gestures.reduce((before, gesture) => carryOut(before, gesture, typeOf).document, document),
  waiting: gestures.length,
  isOffline,
});
