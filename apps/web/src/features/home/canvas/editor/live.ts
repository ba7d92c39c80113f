import type { Point, Rect } from '@diagloom/diagram/model';
import { useSyncExternalStore } from 'react';
import type { Guide } from '../view/snap.ts';

/** What is seen only while a pointer is down, px on the page. */
export interface Live {
  readonly marquee?: Rect;
  readonly guides?: readonly Guide[];
  /** Lines that will get a course of their own when the pointer is up. */
  readonly lines?: readonly (readonly Point[])[];
  /** The shape that a new line would lead to. */
  readonly target?: Rect;
  readonly isMoving?: boolean;
}

export interface LiveStore {
  readonly read: () => Live;
  readonly set: (live: Live) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Renders only when that part of it becomes another one: most of what hangs on a drag changes at its ends and not with each movement. */
export const useLive = <Part extends boolean>(store: LiveStore, part: (live: Live) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.read()));

export const isMoving = (live: Live): boolean => live.isMoving === true;

/** True while a bar or a dot would only be in the way. */
export const isBusy = (live: Live): boolean => isMoving(live) || live.marquee !== undefined;

const still: Live = {};

export const createLiveStore = (): LiveStore => {
  let live = still;
  const listeners = new Set<() => void>();
  return {
    read: () => live,
    set: (next) => {
      live = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
