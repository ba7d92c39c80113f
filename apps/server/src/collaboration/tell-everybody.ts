import type { Duplex } from 'node:stream';
import { type Document, OutgoingMessage } from '@hocuspocus/server';
import { WebSocket } from 'ws';

/** What a websocket writes to. */
const wires = new WeakMap<WebSocket, Duplex>();

export const keepWire = (socket: WebSocket, wire: Duplex): void => {
  wires.set(socket, wire);
};

/**
 * Sends one message to everybody at a document. The libraries would write it, and the frame around it, anew for each, and hand both on one by
 * one, which is most of what a change costs among hundreds.
 */
export const tellEverybody = (document: Document, message: OutgoingMessage): void => {
  const frame = frameOf(message.toUint8Array());
  for (const connection of document.getConnections()) {
    const { webSocket } = connection;
    const wire = wires.get(webSocket);
    if (webSocket.readyState === WebSocket.OPEN && wire?.writable === true) wire.write(frame);
    else connection.close();
  }
};

/** Sends what changes a document to everybody at it, in place of the library. To be called before anybody else listens for that. */
export const shareUpdates = (document: Document): void => {
  document._observers.delete('update');
  document.on('update', (update, origin) => {
    document.callbacks.onUpdate(document, origin, update);
    tellEverybody(document, new OutgoingMessage(document.name).createSyncMessage().writeUpdate(update));
  });
};

/** A whole binary message of a server (RFC 6455, 5.2). */
export const frameOf = (message: Uint8Array): Buffer => {
  const { length } = message;
  if (length < 126) return Buffer.concat([Buffer.from([wholeBinary, length]), message]);
  const isShort = length < 2 ** 16;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head[0] = wholeBinary;
  head[1] = isShort ? 126 : 127;
  if (isShort) head.writeUInt16BE(length, 2);
  else head.writeUIntBE(length, 4, 6);
  return Buffer.concat([head, message]);
};

const wholeBinary = 0x82;
