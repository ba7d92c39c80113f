import type { Duplex } from 'node:stream';
import type { Connection, Document } from '@hocuspocus/server';
import { WebSocket } from 'ws';
import { keepWire } from '../tell-everybody.ts';

/** Somebody more at a document; answers what comes over their wire. */
export const listenTo = (document: Document): readonly Uint8Array[] => {
  const heard: Uint8Array[] = [];
  const webSocket = { readyState: WebSocket.OPEN } as WebSocket;
  const refuse = (): never => {
    throw new Error('This was written for one of them alone.');
  };
  keepWire(webSocket, { writable: true, write: (bytes: Uint8Array) => heard.push(bytes) } as unknown as Duplex);
  document.addConnection({ webSocket, send: refuse, close: refuse } as unknown as Connection);
  return heard;
};
