import { type Done, leaveDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { sharedWithStrings } from '../../../strings/shared-with.ts';
import { shareStrings } from '../../../strings/sharing.ts';
import { diagramKeys } from './diagram-keys.ts';

/** Gives up the access to a diagram of somebody else. */
export const useLeaveDiagram = (id: number, onLeft: () => void): UseMutationResult<Done, Error, void> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(leaveDiagram, { params: { id } }),
    onSuccess: () => {
      onLeft();
      queryClient.removeQueries({ queryKey: diagramKeys.one(id) });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      showToast({ title: sharedWithStrings.left });
    },
    onError: (error) =>
      showToast({
        title: sharedWithStrings.leaveFailed,
        description: messageOf(error, shareStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
