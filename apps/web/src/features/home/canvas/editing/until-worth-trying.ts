/** ms */
const longestWait = 15_000;

/** Waits before something is tried again: longer each time, and no longer than until there is a connection again. */
export const untilWorthTrying = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(done, Math.min(longestWait, 1000 * 2 ** (attempt - 1)));
    function done(): void {
      window.clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
