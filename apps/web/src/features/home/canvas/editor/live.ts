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
  /** Around what is dragged, where it is now; others see it as well. */
  readonly dragged?: Rect;
}

/** A value that changes more often than what it is a part of should render. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export type LiveStore = Store<Live>;

/** Renders only when that part of it becomes another one: most of what hangs on a drag changes at its ends and not with each movement. */
export const useLive = <Part extends boolean>(store: LiveStore, part: (live: Live) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.read()));

export const isMoving = (live: Live): boolean => live.isMoving === true;

/** True while a bar or a dot would only be in the way. */
export const isBusy = (live: Live): boolean => isMoving(live) || live.marquee !== undefined;

/** True while changes of others wait, so that what a hand is at stays where it is. */
export const isHolding = (live: Live): boolean => isBusy(live) || live.lines !== undefined;

export const createLiveStore = (): LiveStore => createStore({});

export const createStore = <Value>(first: Value): Store<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
