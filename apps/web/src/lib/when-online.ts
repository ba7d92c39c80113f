/** Settles when the browser has a connection; at once where it has one. Rejects when the signal aborts. */
export const whenOnline = (signal: AbortSignal | undefined): Promise<void> =>
  globalThis.navigator?.onLine !== false
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const isOver = new AbortController();
        const options = { once: true, signal: isOver.signal };
        const finish = (settle: () => void): void => {
          isOver.abort();
          settle();
        };
        window.addEventListener('online', () => finish(resolve), options);
        signal?.addEventListener('abort', () => finish(() => reject(signal.reason)), options);
      });
