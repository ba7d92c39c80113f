import { liveLimits } from '@diagloom/collaboration';
import type { WebSocket } from 'ws';
import { closeCodes, createPace, Refused } from './guard.ts';

/** What a socket may send before it has said whose it is: the library keeps all of it until then. */
const unknownMay = { bytes: 64_000, messages: 40, ms: 20_000 } as const;

/** Ends a socket that sends more than browsers do, before anything reads what it sends. To be called before others listen to it. */
export const guardSocket = (socket: WebSocket, { isKnown }: { readonly isKnown: () => boolean }): void => {
  const checkPace = createPace(2 * liveLimits.messagesPerSecond);
  const begun = { bytes: 0, messages: 0 };
  const end = ({ code, reason }: Refused): void => {
    socket.removeAllListeners('message');
    socket.close(code, reason);
  };
  const timer = setTimeout(() => {
    if (!isKnown()) end(new Refused(closeCodes.forbidden, 'Nobody signed in.'));
  }, unknownMay.ms).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.on('message', (data: Buffer) => {
    try {
      checkPace(socket);
    } catch (error) {
      if (error instanceof Refused) end(error);
    }
    if (isKnown()) return;
    begun.bytes += data.length;
    begun.messages += 1;
    if (begun.bytes > unknownMay.bytes || begun.messages > unknownMay.messages) {
      end(new Refused(closeCodes.tooMuch, 'Too much before signing in.'));
    }
  });
};
