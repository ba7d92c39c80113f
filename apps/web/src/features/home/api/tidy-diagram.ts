import { type TidyDiagramResponse, tidyDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { readabilityStrings } from '../../../strings/readability.ts';
import { showVersion } from './show-version.ts';

export type TidyExtent = 'repair' | 'whole';

/** Repairs or tidies a diagram; the new version is in the cache when it is done. */
export const useTidyDiagram = (id: number): UseMutationResult<TidyDiagramResponse, Error, TidyExtent> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (extent: TidyExtent) => callApi(tidyDiagram, { params: { id }, body: { extent } }),
    onSuccess: ({ diagram }) => showVersion(queryClient, diagram),
    onError: (error) =>
      showToast({
        title: readabilityStrings.failed,
        description: messageOf(error, readabilityStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
