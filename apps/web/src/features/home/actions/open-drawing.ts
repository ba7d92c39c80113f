import type { DiagramSpec, Edit } from '@diagloom/diagram/model';
import { useSyncExternalStore } from 'react';

/** The page on the canvas, for panels beside it: what it means now, and the way to change it. */
export interface OpenDrawing {
  readonly pageId: string;
  readonly spec: DiagramSpec;
  /** Carries edits out as one gesture; false where there was nothing to do. */
  readonly edit: (edits: readonly Edit[]) => boolean;
}

let current: OpenDrawing | undefined;
const listeners = new Set<() => void>();

const set = (drawing: OpenDrawing | undefined): void => {
  current = drawing;
  for (const listener of listeners) listener();
};

/** The canvas says what is open, until what is returned is called. */
export const offerOpenDrawing = (drawing: OpenDrawing): (() => void) => {
  set(drawing);
  return () => {
    if (current === drawing) set(undefined);
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenDrawing = (): OpenDrawing | undefined => useSyncExternalStore(subscribe, () => current);
