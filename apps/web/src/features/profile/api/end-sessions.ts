import { type Done, revokeOtherSessions, revokeSession } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { sessionsStrings } from '../../../strings/profile.ts';
import { sessionsKey } from './list-sessions.ts';

/** Which sessions: one by its id, or all but this one. */
export type EndedSessions = number | 'others';

export const useEndSessions = (): UseMutationResult<Done, Error, EndedSessions> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: EndedSessions) =>
      which === 'others' ? callApi(revokeOtherSessions) : callApi(revokeSession, { params: { id: which } }),
    onSuccess: (_done, which) =>
      showToast({ title: which === 'others' ? sessionsStrings.othersEnded : sessionsStrings.ended }),
    onError: (error) =>
      showToast({
        title: sessionsStrings.failed,
        description: messageOf(error, sessionsStrings.failedText),
        tone: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
};
