import { connect, createServer, type Socket } from 'node:net';

/** A network between somebody and a server that is slow, or swallows everything: kernels without netem cannot make one. */
export interface SlowProxy {
  readonly port: number;
  /** What is sent is lost, and both sides believe that it was sent. */
  readonly setBlackHole: (isOn: boolean) => void;
  /** Ends every connection; new ones can be made. */
  readonly cut: () => void;
  readonly close: () => void;
}

interface Slowness {
  readonly delay: number;
  readonly jitter: number;
  readonly bytesPerSecond: number;
  /** TCP shows loss as a stall. */
  readonly stallChance: number;
  readonly stall: number;
  /** Between 0 and 1, the same sequence every time. */
  readonly random: () => number;
}

export const openSlowProxy = async (to: number, slowness: Slowness): Promise<SlowProxy> => {
  const { delay, jitter, bytesPerSecond, stallChance, stall, random } = slowness;
  const sockets = new Set<Socket>();
  let isBlackHole = false;
  const pipe = (from: Socket, into: Socket): void => {
    // Until then this direction is busy, which keeps the order.
    let until = 0;
    from.on('data', (chunk) => {
      if (isBlackHole) return;
      const now = performance.now();
      const wait = delay + random() * jitter + (random() < stallChance ? stall : 0);
      until = Math.max(until, now + wait) + (chunk.length / bytesPerSecond) * 1000;
      setTimeout(() => into.writable && into.write(chunk), until - now);
    });
    for (const event of ['close', 'error'] as const) {
      from.on(event, () => {
        from.destroy();
        into.destroy();
      });
    }
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.setNoDelay());
    pipe(near, far);
    pipe(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    setBlackHole: (isOn) => {
      isBlackHole = isOn;
    },
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
};
