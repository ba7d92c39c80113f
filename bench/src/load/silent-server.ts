import { createServer, type Socket } from 'node:net';

/** A server that takes connections and never says a word, as a mail server that hangs. */
export const startSilentServer = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Number(Object(server.address()).port)));
  });
  return {
    port,
    close: (): void => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
