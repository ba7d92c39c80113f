let isEnded = false;
let reason: string | undefined;
let wasSignedIn = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  isEnded = next;
  for (const listener of listeners) listener();
};

/** A session that ended while its person was at work: the work stays on screen until they have signed in again. */
export const endedSession = {
  isEnded: (): boolean => isEnded,
  /** Why nobody can sign in to that account again; undefined where they can. */
  reason: (): string | undefined => reason,
  /** Somebody is at work on this page. */
  noteSignedIn: (): void => {
    wasSignedIn = true;
  },
  /** Answers whether there is work to keep on screen. */
  end: (why?: string): boolean => {
    reason = why;
    if (wasSignedIn) set(true);
    return wasSignedIn;
  },
  renew: (): void => set(false),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
