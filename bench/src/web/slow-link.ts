import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** A way to a server over a usual connection: browsers that throttle themselves spare workers that a worker starts. */
export interface SlowLink {
  readonly address: string;
  readonly close: () => void;
}

/** 10 Mbit/s and 40 ms for whatever comes back, which all connections share. */
const bytesPerMs = 1250;
const latency = 40;

export const openSlowLink = async (server: string): Promise<SlowLink> => {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const line = createLine();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => [near, far].map((end) => end.destroy())).on('close', () => sockets.delete(socket));
    }
    near.pipe(far);
    void passOn(far, near, line);
  });
  await once(proxy.listen(0, hostname), 'listening');
  return {
    address: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** Answers when as many bytes have gone out behind those of everybody else. */
type Line = (bytes: number) => Promise<void>;

const createLine = (): Line => {
  let isFreeAt = 0;
  return (bytes) => {
    const now = performance.now();
    isFreeAt = Math.max(isFreeAt, now) + bytes / bytesPerMs;
    return after(isFreeAt - now);
  };
};

/** Pieces are small, so that those of several connections arrive side by side. */
const piece = 8192;

const passOn = async (from: Socket, to: Socket, line: Line): Promise<void> => {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += piece) {
        const part = chunk.subarray(start, start + piece);
        await line(part.length);
        setTimeout(() => to.write(part), latency);
      }
    setTimeout(() => to.end(), latency);
  } catch {
    to.destroy();
  }
};
