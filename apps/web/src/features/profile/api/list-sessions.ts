import { listSessions, type SessionList } from '@diagloom/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readApi } from '../../../lib/api-client.ts';

export const sessionsKey = [listSessions.path] as const;

/** Read anew whenever the profile is opened: other devices sign in without telling this one. */
export const useSessions = (): UseQueryResult<SessionList | null> =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => readApi(listSessions, { signal }),
    refetchOnMount: 'always',
  });
