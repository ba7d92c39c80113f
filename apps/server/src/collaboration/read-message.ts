import * as decoding from 'lib0/decoding';

/** What a message of a browser is about, as far as somebody has to decide about it. */
export type LiveMessage =
  | { readonly kind: 'update'; readonly update: Uint8Array }
  | { readonly kind: 'awareness'; readonly states: readonly AwarenessState[] }
  | { readonly kind: 'other' };

export interface AwarenessState {
  readonly clientId: number;
  readonly state: unknown;
}

/** Numbers of the protocol (`MessageType` of Hocuspocus, y-protocols/sync). */
const types = { sync: 0, awareness: 1, syncReply: 4 } as const;
const syncStep1 = 0;

/** Reads a message without acting on it. Throws for one that is broken. */
export const readMessage = (message: Uint8Array): LiveMessage => {
  const decoder = decoding.createDecoder(message);
  decoding.readVarString(decoder);
  const type = decoding.readVarUint(decoder);
  if (type === types.awareness) return { kind: 'awareness', states: readStates(decoding.readVarUint8Array(decoder)) };
  if (type !== types.sync && type !== types.syncReply) return { kind: 'other' };
  if (decoding.readVarUint(decoder) === syncStep1) return { kind: 'other' };
  return { kind: 'update', update: decoding.readVarUint8Array(decoder) };
};

const readStates = (bytes: Uint8Array): readonly AwarenessState[] => {
  const decoder = decoding.createDecoder(bytes);
  const count = decoding.readVarUint(decoder);
  const states: AwarenessState[] = [];
  for (let index = 0; index < count; index += 1) {
    const clientId = decoding.readVarUint(decoder);
    decoding.readVarUint(decoder);
    const state: unknown = JSON.parse(decoding.readVarString(decoder));
    states.push({ clientId, state });
  }
  return states;
};

/** An update that says nothing, as every browser sends one after it has connected. */
export const isEmptyUpdate = (update: Uint8Array): boolean => update.length <= 2;
