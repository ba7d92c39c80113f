import type { MergedChange } from '@diagloom/collaboration';
import { localStore } from '../../../lib/local-store.ts';

/** What was done here and may not have reached the server: an update, which can be merged any number of times, and the same as changes for a document that was begun anew meanwhile. */
export interface KeptChanges {
  readonly room: string;
  readonly update: Uint8Array;
  readonly changes: readonly MergedChange[];
}

const keyOf = (userId: number, diagramId: number): string => `diagloom.live.${userId}.${diagramId}`;

export const keepChanges = (userId: number, diagramId: number, kept: KeptChanges | undefined): void => {
  if (kept === undefined) localStore.remove(keyOf(userId, diagramId));
  else localStore.write(keyOf(userId, diagramId), JSON.stringify({ ...kept, update: toText(kept.update) }));
};

/** It is ours; a text that is none of ours counts as nothing. */
export const readKeptChanges = (userId: number, diagramId: number): KeptChanges | undefined => {
  try {
    const kept: unknown = JSON.parse(localStore.read(keyOf(userId, diagramId)) ?? 'null');
    if (!isKept(kept)) return undefined;
    return { room: kept.room, update: fromText(kept.update), changes: kept.changes };
  } catch {
    return undefined;
  }
};

const isKept = (kept: unknown): kept is Omit<KeptChanges, 'update'> & { readonly update: string } =>
  typeof kept === 'object' &&
  kept !== null &&
  'room' in kept &&
  typeof kept.room === 'string' &&
  'update' in kept &&
  typeof kept.update === 'string' &&
  'changes' in kept &&
  Array.isArray(kept.changes);

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromText = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
