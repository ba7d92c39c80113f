import * as decoding from 'lib0/decoding';

/** What a message of a browser is about, as far as somebody has to decide about it. */
export type LiveMessage =
  | { readonly kind: 'update'; readonly update: Uint8Array }
  | { readonly kind: 'awareness'; readonly states: readonly AwarenessState[] }
  /** What no browser of ours sends: among it what the library would pass on to everybody as if the server had said it. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'other' };

export interface AwarenessState {
  readonly clientId: number;
  /** Counts what the client has said of itself. */
  readonly clock: number;
  readonly state: unknown;
}

/** Numbers of the protocol (`MessageType` of Hocuspocus, y-protocols/sync). */
const types = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, syncReply: 4, close: 7, syncStatus: 8 } as const;
const others: ReadonlySet<number> = new Set([types.auth, types.queryAwareness, types.close, types.syncStatus]);
const syncStep1 = 0;

/** Reads a message without acting on it. Throws for one that is broken. */
export const readMessage = (message: Uint8Array): LiveMessage => {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  const type = decoding.readVarUint(decoder);
  if (type === types.awareness) return { kind: 'awareness', states: readStates(decoding.readVarUint8Array(decoder)) };
  if (type !== types.sync && type !== types.syncReply) return { kind: others.has(type) ? 'other' : 'foreign' };
  if (decoding.readVarUint(decoder) === syncStep1) return { kind: 'other' };
  return { kind: 'update', update: decoding.readVarUint8Array(decoder) };
};

const readStates = (bytes: Uint8Array): readonly AwarenessState[] => {
  const decoder = decoding.createDecoder(bytes);
  const count = decoding.readVarUint(decoder);
  const states: AwarenessState[] = [];
  for (let index = 0; index < count; index += 1) {
    const clientId = decoding.readVarUint(decoder);
    const clock = decoding.readVarUint(decoder);
    const state: unknown = JSON.parse(decoding.readVarString(decoder));
    states.push({ clientId, clock, state });
  }
  return states;
};

/** An update that says nothing, as every browser sends one after it has connected. */
export const isEmptyUpdate = (update: Uint8Array): boolean => update.length <= 2;
