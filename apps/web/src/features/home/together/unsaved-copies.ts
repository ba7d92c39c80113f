import { useSyncExternalStore } from 'react';
import { localStore } from '../../../lib/local-store.ts';

/** A drawing with changes that the server will not take: whoever made them may have it as a file. */
export interface UnsavedCopy {
  /** Why it was not taken. */
  readonly reason: string;
  readonly xml: string;
}

const keyOf = (userId: number, diagramId: number): string => `diagloom.unsaved.${userId}.${diagramId}`;

const listeners = new Set<() => void>();
/** As they were read last: the same list until it changes. */
const known = new Map<string, readonly UnsavedCopy[]>();

const write = (key: string, copies: readonly UnsavedCopy[]): void => {
  if (copies.length === 0) localStore.remove(key);
  else localStore.write(key, JSON.stringify(copies));
  known.set(key, copies);
  for (const listener of listeners) listener();
};

/** It is ours; a text that is none of ours counts as nothing. */
const read = (key: string): readonly UnsavedCopy[] => {
  const before = known.get(key);
  if (before !== undefined) return before;
  const copies = tryRead(localStore.read(key) ?? '[]');
  known.set(key, copies);
  return copies;
};

const tryRead = (text: string): readonly UnsavedCopy[] => {
  try {
    const copies: unknown = JSON.parse(text);
    return Array.isArray(copies) ? (copies as UnsavedCopy[]) : [];
  } catch {
    return [];
  }
};

export const addUnsavedCopy = (userId: number, diagramId: number, copy: UnsavedCopy): void => {
  const key = keyOf(userId, diagramId);
  write(key, [...read(key), copy]);
};

/** The oldest one has been saved or is not wanted. */
export const dropUnsavedCopy = (userId: number, diagramId: number): void => {
  const key = keyOf(userId, diagramId);
  write(key, read(key).slice(1));
};

/** The oldest one. */
export const readUnsavedCopy = (userId: number, diagramId: number): UnsavedCopy | undefined =>
  read(keyOf(userId, diagramId))[0];

export const useUnsavedCopy = (userId: number, diagramId: number): UnsavedCopy | undefined =>
  useSyncExternalStore(subscribe, () => readUnsavedCopy(userId, diagramId));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
