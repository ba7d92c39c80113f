import { joinLive } from '@diagloom/contract';
import type { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { diagramKeys } from '../api/diagram-keys.ts';

interface ComeBackOptions {
  readonly diagramId: number;
  /** The name of the shared document. */
  readonly room: string;
  readonly queryClient: QueryClient;
  readonly provider: HocuspocusProvider;
  readonly socket: HocuspocusProviderWebsocket;
  readonly isClosed: () => boolean;
  /** Keeps what was not sent. */
  readonly keep: () => void;
  /** The document was begun anew, and is another one. */
  readonly onAnew: () => void;
}

export interface ComeBack {
  /** The server could not say whether one may come in; it is asked again later. */
  readonly later: (pause?: number) => void;
  /** The server does not let this window in any more: asks why. `onMay` where it may come in after all. */
  readonly ask: (onMay?: () => void) => Promise<void>;
}

/** Who is refused again and again asks after twice the time each time, and after this much at last, ms. */
const longestPause = 30_000;

/** What a window does that the server let in once and does not let in again. */
export const createComeBack = (options: ComeBackOptions): ComeBack => {
  const { diagramId, room, queryClient, provider, socket, isClosed, keep, onAnew } = options;
  let refusals = 0;
  provider.on('synced', () => {
    refusals = 0;
  });
  const nextPause = (): number => {
    const pause = Math.min(1000 * 2 ** refusals, longestPause);
    refusals += 1;
    return pause;
  };
  /** A connection that was refused is asked nothing again: it makes room for a new one. */
  const later = (pause = nextPause()): void => {
    keep();
    window.setTimeout(() => !isClosed() && socket.webSocket?.close(), pause);
  };
  const ask = async (onMay?: () => void): Promise<void> => {
    keep();
    const pause = nextPause();
    try {
      const joined = await callApi(joinLive, { params: { id: diagramId } });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.one(diagramId) });
      if (onMay !== undefined) onMay();
      else if (joined.live?.room !== room) onAnew();
      else later(pause);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 403 && error.status !== 401)) {
        // The server is without its database, or not to be reached: neither says anything of the access.
        window.setTimeout(() => !isClosed() && void ask(onMay), pause);
        return;
      }
      showToast({
        title: togetherStrings.accessGone,
        description: togetherStrings.accessGoneText,
        tone: 'destructive',
      });
      // Loaded anew, it says what is the matter.
      void queryClient.resetQueries({ queryKey: diagramKeys.one(diagramId), exact: true });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
    }
  };
  return { later, ask };
};
