import { setTimeout as delay } from 'node:timers/promises';
import { readSharedCells } from '@diagloom/collaboration';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { WebSocket } from 'ws';
import { Doc } from 'yjs';

/** Somebody at a diagram with all that a browser does. */
export interface Client {
  readonly doc: Doc;
  readonly socket: HocuspocusProviderWebsocket;
  readonly provider: HocuspocusProvider;
}

/** Says nothing where it is ended before it was open. */
class PatientWebSocket extends WebSocket {
  constructor(url: string | URL) {
    super(url);
    this.on('error', () => undefined);
  }
}

/** So often somebody comes again whom a server without its database could not let in, and so long between, ms. */
const patience = { times: 20, pause: 500 };

/** Resolves when everything that is stored has come. As the page does, comes again where it is refused. */
export const join = async (url: string, room: string, token: string, left = patience.times): Promise<Client> => {
  const doc = new Doc();
  const socket = new HocuspocusProviderWebsocket({
    url,
    WebSocketPolyfill: PatientWebSocket,
    delay: 100,
    minDelay: 50,
    maxDelay: 1000,
  });
  const provider = new HocuspocusProvider({ name: room, document: doc, websocketProvider: socket, token });
  provider.attach();
  const isIn = await new Promise<boolean>((resolve) => {
    provider.on('synced', () => resolve(true));
    provider.on('authenticationFailed', () => resolve(false));
  });
  if (isIn) {
    provider.on('authenticationFailed', () => setTimeout(() => socket.webSocket?.close(), patience.pause));
    return { doc, socket, provider };
  }
  leave({ doc, socket, provider });
  if (left === 0) throw new Error('No access.');
  await delay(patience.pause);
  return join(url, room, token, left - 1);
};

export const leave = ({ provider, socket }: Client): void => {
  provider.destroy();
  socket.destroy();
};

/** All cells as one text, to tell whether two have the same. */
export const textOf = ({ doc }: Client): string =>
  JSON.stringify(
    readSharedCells(doc)
      .map(({ page, id, record }) => [
        page,
        id,
        Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ])
      .toSorted((one, other) => (`${one[0]} ${one[1]}` < `${other[0]} ${other[1]}` ? -1 : 1)),
  );
