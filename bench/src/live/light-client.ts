import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import { Doc, encodeStateVector } from 'yjs';

/** Somebody at a document who takes note of updates without applying them, so that hundreds fit in one process. */
export interface LightClient {
  /** What was there when it came. */
  readonly state: Uint8Array;
  readonly send: (update: Uint8Array) => void;
  /** Shows others something of oneself. */
  readonly show: (awareness: Uint8Array) => void;
  readonly close: () => void;
}

export interface LightOptions {
  /** The websocket's address. */
  readonly url: string;
  /** For Diagloom, which names the document in each message and asks who comes; absent for y-websocket's protocol. */
  readonly named?: { readonly room: string; readonly token: string };
  readonly onUpdate: (update: Uint8Array) => void;
  /** What others show of themselves. */
  readonly onShown?: (awareness: Uint8Array) => void;
}

/** Kinds of messages in both protocols; `auth` is Hocuspocus's own. */
const types = { sync: 0, awareness: 1, auth: 2, syncReply: 4 } as const;
const steps = { ask: 0, state: 1, update: 2 } as const;

/** Resolves when the document's state has come. */
export const connectLight = ({ url, named, onUpdate, onShown }: LightOptions): Promise<LightClient> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const send = (type: number, write: (encoder: encoding.Encoder) => void): void => {
      const encoder = encoding.createEncoder();
      if (named !== undefined) encoding.writeVarString(encoder, named.room);
      encoding.writeVarUint(encoder, type);
      write(encoder);
      socket.send(encoding.toUint8Array(encoder));
    };
    const ask = (): void =>
      send(types.sync, (encoder) => {
        encoding.writeVarUint(encoder, steps.ask);
        encoding.writeVarUint8Array(encoder, encodeStateVector(new Doc()));
      });
    const client = (state: Uint8Array): LightClient => ({
      state,
      send: (update) =>
        send(types.sync, (encoder) => {
          encoding.writeVarUint(encoder, steps.update);
          encoding.writeVarUint8Array(encoder, update);
        }),
      show: (awareness) => send(types.awareness, (encoder) => encoding.writeVarUint8Array(encoder, awareness)),
      close: () => socket.terminate(),
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The connection ended with ${code}.`)));
    socket.on('open', () => {
      if (named === undefined) ask();
      else {
        send(types.auth, (encoder) => {
          encoding.writeVarUint(encoder, 0);
          encoding.writeVarString(encoder, named.token);
        });
        ask();
      }
    });
    socket.on('message', (data: Buffer) => {
      const decoder = decoding.createDecoder(data);
      if (named !== undefined) decoding.readVarString(decoder);
      const type = decoding.readVarUint(decoder);
      if (type === types.awareness) onShown?.(decoding.readVarUint8Array(decoder));
      if (type !== types.sync && type !== types.syncReply) return;
      const step = decoding.readVarUint(decoder);
      if (step === steps.ask) return;
      const update = decoding.readVarUint8Array(decoder);
      if (step === steps.state) resolve(client(update));
      else onUpdate(update);
    });
  });
