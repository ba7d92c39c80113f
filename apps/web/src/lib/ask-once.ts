export interface Asked<Value> {
  /** Undefined until the answer is there. */
  readonly data: Value | undefined;
  readonly isError: boolean;
}

export interface Question<Value> {
  /** Asks where it has no answer and waits for none. */
  readonly ask: () => void;
  readonly read: () => Asked<Value>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** For what stays the same as long as a page is open: asked once however many parts of the page want it, and anew where it failed. */
export const askOnce = <Value>(load: () => Promise<Value>): Question<Value> => {
  const listeners = new Set<() => void>();
  let state: Asked<Value> = { data: undefined, isError: false };
  let isSettled = true;
  const settle = (next: Asked<Value>): void => {
    state = next;
    isSettled = true;
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      if (!isSettled || state.data !== undefined) return;
      isSettled = false;
      load().then(
        (data) => settle({ data, isError: false }),
        () => settle({ data: undefined, isError: true }),
      );
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
