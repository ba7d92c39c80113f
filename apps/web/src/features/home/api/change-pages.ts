import { type ChangePagesRequest, changeDiagramPages, type DiagramResponse } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { pageStrings } from '../../../strings/pages.ts';
import { gesturesSettled } from '../canvas/editing/queues.ts';
import { showOwnVersion } from './show-version.ts';

export type PageChange = ChangePagesRequest['change'];

/** Changes the pages of a diagram after all that was drawn is stored; the new version is in the cache when it is done. */
export const useChangePages = (id: number): UseMutationResult<DiagramResponse, Error, PageChange> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: PageChange) => {
      await gesturesSettled(id);
      return callApi(changeDiagramPages, { params: { id }, body: { change } });
    },
    onSuccess: ({ diagram }) => showOwnVersion(queryClient, diagram),
    onError: (error) =>
      showToast({
        title: pageStrings.failed,
        description: messageOf(error, pageStrings.failedText),
        tone: 'destructive',
      }),
  });
};
