import { type Done, deleteDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { listStrings } from '../../../strings/home.ts';
import { diagramKeys } from './diagram-keys.ts';

export const useDeleteDiagram = (onDeleted: (id: number) => void): UseMutationResult<Done, Error, number> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteDiagram, { params: { id } }),
    onSuccess: (_done, id) => {
      onDeleted(id);
      queryClient.removeQueries({ queryKey: diagramKeys.one(id) });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      showToast({ title: listStrings.deleted });
    },
    onError: (error) =>
      showToast({
        title: listStrings.deleteFailed,
        description: messageOf(error, listStrings.deleteFailedText),
        tone: 'destructive',
      }),
  });
};
