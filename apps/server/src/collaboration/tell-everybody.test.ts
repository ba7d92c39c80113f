import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Document } from '@hocuspocus/server';
import { afterAll, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, shareUpdates } from './tell-everybody.ts';
import { listenTo } from './testing/listen-to.ts';

const message = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, place) => place % 251));

const sockets = new WebSocketServer({ noServer: true });
const server = createServer().on('upgrade', (request, wire, head) =>
  sockets.handleUpgrade(request, wire, head, () => wire.write(frameOf(message(Number(request.url?.slice(1)))))),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

test.each([0, 1, 125, 126, 65_535, 65_536, 300_000])('a message of %i bytes arrives as it is', async (length) => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/${length}`);
  const [data, isBinary] = await once(socket, 'message');
  expect([isBinary, Buffer.compare(data, message(length))]).toEqual([true, 0]);
  socket.close();
});

test('a change is written once, everybody gets it once, and it is to be stored', () => {
  const document = new Document('diagram/1/1');
  shareUpdates(document);
  const onUpdate = vi.fn();
  document.onUpdate(onUpdate);
  const heard = [0, 1, 2].map(() => listenTo(document));
  document.getMap('cells').set('a', 1);
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(heard.flat()).size).toBe(1);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  document.connections.clear();
  document.destroy();
});
