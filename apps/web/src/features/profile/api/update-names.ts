import { type NamesChange, updateNames } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../hooks/use-session.ts';
import { callApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { namesStrings } from '../../../strings/profile.ts';

/** What a field is to blame for is shown there by the form. */
export const useUpdateNames = (): UseMutationResult<unknown, Error, NamesChange> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NamesChange) => callApi(updateNames, { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (current) => current && { ...current, user });
      showToast({ title: namesStrings.saved });
    },
    onError: (error) => {
      if (failureOf(error)?.fields !== undefined) return;
      const description = messageOf(error, namesStrings.failedText);
      showToast({ title: namesStrings.failed, description, tone: 'destructive' });
    },
  });
};
