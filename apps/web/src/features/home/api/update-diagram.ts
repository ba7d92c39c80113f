import { type DiagramResponse, type UpdateDiagramRequest, updateDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { failureOf, messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { detailsStrings } from '../../../strings/home.ts';
import { diagramKeys } from './diagram-keys.ts';

export const useUpdateDiagram = (id: number): UseMutationResult<DiagramResponse, Error, UpdateDiagramRequest> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateDiagramRequest) => callApi(updateDiagram, { params: { id }, body: change }),
    onMutate: ({ title }) => {
      const before = queryClient.getQueryData<DiagramResponse>(diagramKeys.one(id));
      if (title === undefined || before === undefined) return undefined;
      queryClient.setQueryData(diagramKeys.one(id), { ...before, diagram: { ...before.diagram, title } });
      return before;
    },
    onSuccess: ({ said, ...response }) => {
      queryClient.setQueryData(diagramKeys.one(id), response);
      void queryClient.invalidateQueries({ queryKey: diagramKeys.lists });
      showToast({ title: detailsStrings.saved, ...(said.length === 0 ? {} : { description: said.join(' ') }) });
    },
    onError: (error, _change, before) => {
      if (before !== undefined) queryClient.setQueryData(diagramKeys.one(id), before);
      if (failureOf(error)?.fields !== undefined) return;
      showToast({
        title: detailsStrings.failed,
        description: messageOf(error, detailsStrings.networkFailed),
        tone: 'destructive',
      });
    },
  });
};
