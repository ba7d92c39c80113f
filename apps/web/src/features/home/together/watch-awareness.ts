import type { LiveJoin } from '@diagloom/contract';
import type { HocuspocusProvider } from '@hocuspocus/provider';

type States = readonly (readonly [number, unknown])[];

/** How often what changes all the time is told on, ms. */
const tellEvery = 80;

interface Changed {
  readonly added: number[];
  readonly updated: number[];
  readonly removed: number[];
}

/**
 * Says who is at this window, and tells of everybody else. What is heard of others is not sent on: the library would, and then with
 * every person each of them sends more. Gives back what stops it.
 */
export const watchAwareness = (
  provider: HocuspocusProvider,
  user: LiveJoin['user'],
  onChange: (states: States) => void,
): (() => void) => {
  const { awareness } = provider;
  if (awareness === null) return () => undefined;
  awareness.off('update', provider.boundAwarenessUpdateHandler);
  let timer: number | undefined;
  const send = ({ added, updated, removed }: Changed): void => {
    if ([...added, ...updated, ...removed].includes(awareness.clientID)) {
      provider.awarenessUpdateHandler({ added: [], updated: [awareness.clientID], removed: [] }, 'local');
    }
  };
  /** One's own pointer is nothing new to oneself. */
  const hear = ({ added, updated, removed }: Changed): void => {
    if ([...added, ...updated, ...removed].some((clientId) => clientId !== awareness.clientID)) tell();
  };
  const tell = (): void => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      onChange([...awareness.getStates()]);
    }, tellEvery);
  };
  awareness.on('update', send);
  awareness.on('change', hear);
  provider.setAwarenessField('user', { id: user.id, name: user.name });
  tell();
  return () => {
    window.clearTimeout(timer);
    awareness.off('update', send);
    awareness.off('change', hear);
  };
};
