import type { DraftRequest, DraftResult } from '@diagloom/drafting';
import type { DraftingMessage, DraftingRequest } from './drafting-messages.ts';

/** As much of a `Worker` as is needed. */
export interface DraftingPort {
  readonly postMessage: (request: DraftingRequest) => void;
  readonly terminate: () => void;
  readonly onMessage: (take: (message: DraftingMessage) => void) => void;
  readonly onFailure: (take: () => void) => void;
}

export interface DraftingClient {
  /** What the text is drawn as; undefined where a newer text came in between, or where it could not be drawn. */
  readonly draft: (request: DraftRequest) => Promise<DraftResult | undefined>;
  /** Starts the worker ahead of the first text, and what it loads. */
  readonly prepare: () => void;
  readonly close: () => void;
}

interface Job {
  readonly request: DraftRequest;
  readonly settle: (result?: DraftResult) => void;
}

/** The longest that one draft may take once everything is loaded, ms. */
const timeLimit = 3000;

/**
 * Asks the drafting worker for one draft at a time. Of those that come meanwhile only the newest waits. A worker that does not answer
 * in time is ended and the next text gets a new one; without a text for long it is ended too, and its memory with it.
 */
export const createDraftingClient = (start: () => DraftingPort, idleLimit = 5 * 60_000): DraftingClient => {
  let port: DraftingPort | undefined;
  let isReady = false;
  let current: Job | undefined;
  let waiting: Job | undefined;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    port?.terminate();
    port = undefined;
    isReady = false;
    const lost = current;
    current = undefined;
    lost?.settle();
  };
  const watch = (): void => {
    clearTimeout(timer);
    if (current === undefined) timer = setTimeout(drop, idleLimit);
    else if (isReady) timer = setTimeout(() => fail(), timeLimit);
  };
  const fail = (): void => {
    drop();
    next();
  };
  const take = (message: DraftingMessage): void => {
    if (message.kind !== 'answer') isReady = message.kind === 'ready';
    else if (message.id === lastId) {
      const done = current;
      current = undefined;
      done?.settle(message.result);
      next();
    }
    watch();
  };
  const open = (): DraftingPort => {
    const opened = start();
    opened.onMessage((message) => {
      if (port === opened) take(message);
    });
    opened.onFailure(() => {
      if (port === opened) fail();
    });
    return opened;
  };
  const next = (): void => {
    if (current !== undefined || waiting === undefined) return;
    current = waiting;
    waiting = undefined;
    lastId += 1;
    port ??= open();
    port.postMessage({ kind: 'draft', ...current.request, id: lastId });
    watch();
  };

  return {
    draft: (request) =>
      new Promise((settle) => {
        waiting?.settle();
        waiting = { request, settle };
        next();
      }),
    prepare: () => {
      if (port !== undefined) return;
      port = open();
      port.postMessage({ kind: 'prepare' });
      watch();
    },
    close: () => {
      waiting?.settle();
      waiting = undefined;
      drop();
    },
  };
};
