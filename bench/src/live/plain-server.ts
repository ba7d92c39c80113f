/**
 * A program of its own: speaks y-websocket's protocol with the same library for it, as its own server does (that one brings a native
 * database along, so it is not installed), and keeps nothing. Prints its port.
 */
import { createServer } from 'node:http';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { type WebSocket, WebSocketServer } from 'ws';
import { readSyncMessage, writeUpdate } from 'y-protocols/sync';
import { Doc } from 'yjs';

interface Shared {
  readonly doc: Doc;
  readonly sockets: Set<WebSocket>;
}

const rooms = new Map<string, Shared>();

const open = (name: string): Shared => {
  const doc = new Doc();
  const sockets = new Set<WebSocket>();
  doc.on('update', (update: Uint8Array) => {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, 0);
    writeUpdate(encoder, update);
    const message = encoding.toUint8Array(encoder);
    for (const socket of sockets) socket.send(message);
  });
  const shared = { doc, sockets };
  rooms.set(name, shared);
  return shared;
};

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
  const { doc, sockets } = rooms.get(url) ?? open(url);
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('message', (data: Buffer) => {
    const decoder = decoding.createDecoder(data);
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, decoding.readVarUint(decoder));
    readSyncMessage(decoder, encoder, doc, socket);
    if (encoding.length(encoder) > 1) socket.send(encoding.toUint8Array(encoder));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
