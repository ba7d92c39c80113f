import type { Action } from './action.ts';

let current: () => readonly Action[] = () => [];

/** What can be done with the open drawing right now: the canvas says it while it is there. */
export const offerDrawingActions = (read: () => readonly Action[]): (() => void) => {
  current = read;
  return () => {
    if (current === read) current = () => [];
  };
};

export const offeredDrawingActions = (): readonly Action[] => current();
