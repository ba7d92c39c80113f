import { checkUpdate } from '@diagloom/collaboration';
import { livePath } from '@diagloom/contract';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { readSessionToken } from '../../../lib/session-token.ts';
import { createRoom, here, type RoomOptions } from './create-room.ts';
import { readKeptChanges } from './kept-changes.ts';
import type { LiveRoom } from './live-rooms.ts';

/** How long the first meeting with the server may take before gestures go another way, ms. */
const patience = 6000;

/** Resolves when everything that is stored is here; undefined where the server cannot be reached that way. */
export const openRoom = async ({ diagram, live, queryClient, onEnd }: RoomOptions): Promise<LiveRoom | undefined> => {
  const { id } = diagram();
  const { user } = live;
  const doc = new Y.Doc();
  const kept = readKeptChanges(user.id, id);
  const isResumed = kept?.room === live.room && live.canChange && checkUpdate(kept.update) === undefined;
  if (isResumed) Y.applyUpdate(doc, kept.update, here);
  const socket = new HocuspocusProviderWebsocket({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}${livePath}`,
    // Together, or the delay between tries would grow beyond what people wait for.
    delay: 500,
    minDelay: 300,
    maxDelay: 8000,
    messageReconnectTimeout: 20_000,
  });
  const provider = new HocuspocusProvider({
    name: live.room,
    document: doc,
    websocketProvider: socket,
    token: () => readSessionToken() ?? '',
  });
  provider.attach();
  const isThere = await firstMeeting(provider);
  if (!isThere) {
    provider.destroy();
    socket.destroy();
    return undefined;
  }
  return createRoom({ diagram, live, queryClient, onEnd, doc, provider, socket, kept, isResumed });
};

const firstMeeting = (provider: HocuspocusProvider): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(false), patience);
    const settle = (isThere: boolean) => (): void => {
      window.clearTimeout(timer);
      resolve(isThere);
    };
    if (provider.isSynced) settle(true)();
    provider.on('synced', settle(true));
    provider.on('authenticationFailed', settle(false));
  });
