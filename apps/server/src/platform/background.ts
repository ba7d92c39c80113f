/** Work that answers do not wait for, such as mail. */
export interface Background {
  readonly run: (work: () => Promise<void>) => void;
  /** Waits for everything that was begun. */
  readonly close: () => Promise<void>;
}

/** `onError` is told of work that failed; nobody else is. */
export const createBackground = (onError: (error: unknown) => void): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const begun = Promise.resolve()
        .then(work)
        .catch(onError)
        .finally(() => running.delete(begun));
      running.add(begun);
    },
    close: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
