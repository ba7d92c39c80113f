import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveLimits } from '@diagloom/collaboration';
import { livePath } from '@diagloom/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { guardSocket } from './guard-socket.ts';
import { keepWire } from './tell-everybody.ts';

interface SocketOptions {
  /** Whether somebody was let in who came this way. */
  readonly isKnown: (request: IncomingMessage) => boolean;
  readonly onOpen: (socket: WebSocket, request: IncomingMessage) => void;
}

/** Websockets at `livePath`, from pages of this server alone, each of them guarded before anything reads what it sends. */
export const createSockets = ({ isKnown, onOpen }: SocketOptions) => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: liveLimits.updateBytes + 10_000,
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // One that sends too much is closed by the library, which reports it here.
    socket.on('error', () => socket.terminate());
    guardSocket(socket, { isKnown: () => isKnown(request) });
    onOpen(socket, request);
  });
  return {
    listen: (server: Server): void => {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split('?', 1)[0] !== livePath || !isOwnOrigin(request)) {
          socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
          return;
        }
        sockets.handleUpgrade(request, socket, head, (opened) => {
          keepWire(opened, socket);
          sockets.emit('connection', opened, request);
        });
      });
    },
    close: (): void => {
      for (const socket of sockets.clients) socket.close(1001, 'The server stops.');
      sockets.close();
    },
  };
};

/** Browsers name the page that connects; the cookie alone would let any page in. */
const isOwnOrigin = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host);
