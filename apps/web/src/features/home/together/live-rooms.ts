import type { Presence } from '@diagloom/collaboration';
import { useSyncExternalStore } from 'react';
import type { GestureQueue } from '../canvas/editing/gesture-queue.ts';
import type { Outcome, Step } from './own-history.ts';

/** Somebody else at the same diagram; a person with two windows is there twice. */
export interface Other extends Presence {
  readonly clientId: number;
}

export interface RoomState {
  /** Whether everything is kept, on its way, or waits for a connection. */
  readonly saved: 'saved' | 'saving' | 'offline';
  readonly others: readonly Other[];
  readonly canUndo: boolean;
  /** There is nothing of one's own to take back but what was done here. */
  readonly isAtEnd: boolean;
  readonly canRedo: boolean;
  /** Whom one looks along with. */
  readonly followed: number | undefined;
  /** Why no version can be stored at the moment. */
  readonly problem: string | undefined;
}

/** A diagram that one is at together with others. */
export interface LiveRoom {
  readonly queue: GestureQueue;
  readonly read: () => RoomState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows others what is given; what is left away stays as it was. */
  readonly show: (
    part: Partial<Pick<Presence, 'page' | 'cursor' | 'selection' | 'dragged' | 'view' | 'thread'>>,
  ) => void;
  readonly follow: (clientId: number | undefined) => void;
  /** Asks everybody to look where one looks. */
  readonly call: () => void;
  /** Take back what was done here, and nothing of others. */
  readonly undo: () => Step;
  readonly redo: () => Step;
  /** The server made a version for this window. */
  readonly mark: (version: number) => void;
  /** What undoing or redoing such a version came to. */
  readonly settle: (version: number, outcome: Outcome) => void;
  readonly close: () => void;
}

/** The rooms that are open, by diagram. What is needed for them is loaded when one is opened. */
const rooms = new Map<number, LiveRoom>();
const listeners = new Set<() => void>();

export const setRoom = (diagramId: number, room: LiveRoom | undefined): void => {
  if (room === undefined) rooms.delete(diagramId);
  else rooms.set(diagramId, room);
  for (const listener of listeners) listener();
};

export const roomOf = (diagramId: number): LiveRoom | undefined => rooms.get(diagramId);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRoom = (diagramId: number | undefined): LiveRoom | undefined =>
  useSyncExternalStore(subscribe, () => (diagramId === undefined ? undefined : rooms.get(diagramId)));

const alone: RoomState = {
  saved: 'saved',
  others: [],
  canUndo: false,
  isAtEnd: false,
  canRedo: false,
  followed: undefined,
  problem: undefined,
};

/**
 * A part of what is going on in a room, nothing of it where there is none. Renders only when that part becomes another one: the pointers of
 * others move all the time.
 */
export const useRoomState = <Part>(room: LiveRoom | undefined, part: (state: RoomState) => Part): Part =>
  useSyncExternalStore(room?.subscribe ?? never, () => part(room?.read() ?? alone));

const never = () => () => undefined;
