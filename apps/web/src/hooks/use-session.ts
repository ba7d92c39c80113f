import type { CurrentUser } from '@diagloom/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { endedSession } from '../lib/ended-session.ts';
import { onSessionTokenChange, readSessionToken, removeSessionToken } from '../lib/session-token.ts';

export type Session =
  | { readonly status: 'loading' | 'signed-out' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  /** A guest came by a link and has no account: everywhere but at the diagram of that link they are a visitor. */
  | ({ readonly status: 'signed-in' | 'guest' } & Pick<CurrentUser, 'user' | 'usage' | 'limits' | 'preferences'>);

/** Somebody whom the server knows. */
export type KnownSession = Extract<Session, { readonly status: 'signed-in' | 'guest' }>;

const fiveMinutes = 5 * 60_000;

/**
 * What reads answers is loaded with the first question: visitors ask none, and their first page does without. Somebody whose token no longer counts is signed out: the token goes.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal, client, queryKey }) => {
    const { readCurrentUser } = await import('../lib/read-current-user.ts');
    const current = await readCurrentUser(signal);
    if (current !== null) {
      endedSession.noteSignedIn();
      return current;
    }
    // Work that is on screen stays there until its person has signed in again.
    const known = endedSession.isEnded() ? client.getQueryData<CurrentUser>(queryKey) : undefined;
    if (known === undefined) removeSessionToken();
    return known ?? null;
  },
  staleTime: fiveMinutes,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  retry: false,
  // A page that shows the failure must not ask again by being shown.
  retryOnMount: false,
});

/** Who is signed in. Without a stored token nobody is, and nothing is asked. */
export const useSession = (): Session => {
  const token = useSyncExternalStore(onSessionTokenChange, readSessionToken, readSessionToken);
  const { data, isPending, isError, refetch } = useQuery({ ...currentUserQuery, enabled: token !== null });
  if (token === null) return { status: 'signed-out' };
  if (data) {
    const { user, usage, limits, preferences } = data;
    return { status: user.isGuest ? 'guest' : 'signed-in', user, usage, limits, preferences };
  }
  if (isPending) return { status: 'loading' };
  if (isError) return { status: 'unreachable', retry: () => void refetch() };
  return { status: 'signed-out' };
};
