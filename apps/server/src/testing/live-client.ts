import { colorOf } from '@diagloom/collaboration';
import { type LiveJoin, livePath } from '@diagloom/contract';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { WebSocket } from 'ws';
import * as Y from 'yjs';

/** Somebody at a diagram, as a browser is. */
export interface LiveClient {
  readonly doc: Y.Doc;
  readonly provider: HocuspocusProvider;
  readonly socket: HocuspocusProviderWebsocket;
  /** Sets a key of a cell of the first page. */
  readonly set: (key: string, name: string, value: unknown) => void;
  readonly get: (key: string, name: string) => unknown;
  /** The keys of all cells. */
  readonly keys: () => string[];
  /** Resolves when the server has kept everything. */
  readonly kept: () => Promise<void>;
  /** Codes of websockets that ended. */
  readonly codes: number[];
  readonly close: () => void;
}

/** Says nothing where it is ended before it was open. */
class PatientWebSocket extends WebSocket {
  constructor(url: string | URL) {
    super(url);
    this.on('error', () => undefined);
  }
}

/** Connects to a listening server; resolves when everything that is stored is there. */
export const joinAs = async (address: string, token: string, live: LiveJoin): Promise<LiveClient> => {
  const codes: number[] = [];
  const doc = new Y.Doc();
  const socket = new HocuspocusProviderWebsocket({
    url: address.replace(/^http/, 'ws') + livePath,
    WebSocketPolyfill: PatientWebSocket,
    delay: 50,
    minDelay: 20,
    maxDelay: 500,
    onClose: ({ event }) => codes.push(event.code),
  });
  const provider = new HocuspocusProvider({ name: live.room, document: doc, websocketProvider: socket, token });
  provider.attach();
  provider.setAwarenessField('user', { ...live.user, color: colorOf(live.user.id) });
  await new Promise<void>((resolve, reject) => {
    provider.on('synced', () => resolve());
    provider.on('authenticationFailed', ({ reason }: { readonly reason: string }) => reject(new Error(reason)));
  });
  const cells = doc.getMap<Y.Map<unknown>>('cells');
  return {
    doc,
    provider,
    socket,
    set: (key, name, value) => cells.get(key)?.set(name, value),
    get: (key, name) => cells.get(key)?.get(name),
    keys: () => [...cells.keys()],
    kept: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (provider.unsyncedChanges > 0) return;
          provider.off('unsyncedChanges', look);
          resolve();
        };
        provider.on('unsyncedChanges', look);
        look();
      }),
    codes,
    close: () => {
      provider.destroy();
      socket.destroy();
      doc.destroy();
    },
  };
};
