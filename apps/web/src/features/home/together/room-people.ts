import { readPresence } from '@diagloom/collaboration';
import type { LiveJoin } from '@diagloom/contract';
import type { HocuspocusProvider } from '@hocuspocus/provider';
import { showToast } from '../../../lib/toast-store.ts';
import { togetherStrings } from '../../../strings/together.ts';
import type { LiveRoom, Other } from './live-rooms.ts';
import { watchAwareness } from './watch-awareness.ts';

export interface RoomPeople extends Pick<LiveRoom, 'show' | 'call' | 'follow'> {
  readonly others: () => readonly Other[];
  /** Whom one looks along with. */
  readonly followed: () => number | undefined;
  readonly close: () => void;
}

/** Who else is at a diagram, what they show of themselves, and what one shows oneself. */
export const createRoomPeople = (
  provider: HocuspocusProvider,
  user: LiveJoin['user'],
  onChange: () => void,
): RoomPeople => {
  const { awareness } = provider;
  let others: readonly Other[] = [];
  let followed: number | undefined;
  let calls = new Map<number, number>();
  const close = watchAwareness(provider, user, (states) => {
    others = states.flatMap(([clientId, said]): Other[] => {
      const presence = readPresence(said);
      return presence === undefined || clientId === awareness?.clientID ? [] : [{ ...presence, clientId }];
    });
    const caller = others.find(({ clientId, call }) => call > (calls.get(clientId) ?? call));
    calls = new Map(others.map(({ clientId, call }) => [clientId, call]));
    if (caller !== undefined) {
      followed = caller.clientId;
      showToast({ title: togetherStrings.called(caller.name) });
    }
    if (followed !== undefined && !others.some(({ clientId }) => clientId === followed)) followed = undefined;
    onChange();
  });
  return {
    others: () => others,
    followed: () => followed,
    show: (part) => {
      const shown = Object.entries(part).map(([key, value]) => [key, value ?? null] as const);
      // Field by field, each would be a message of its own.
      awareness?.setLocalState({ ...awareness.getLocalState(), ...Object.fromEntries(shown) });
    },
    call: () => provider.setAwarenessField('call', Date.now()),
    follow: (clientId) => {
      if (followed === clientId) return;
      followed = clientId;
      onChange();
    },
    close,
  };
};
