import { type TidyDiagramResponse, tidyDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { readabilityStrings } from '../../../strings/readability.ts';
import { gesturesSettled } from '../canvas/editing/queues.ts';
import { showOwnVersion } from './show-version.ts';

export type TidyExtent = 'repair' | 'whole';

/** Some shapes of a page, laid out among themselves. */
export interface TidiedPart {
  readonly page: string;
  readonly part: readonly string[];
}

/** Repairs or tidies a diagram; the new version is in the cache when it is done. */
export const useTidyDiagram = (id: number): UseMutationResult<TidyDiagramResponse, Error, TidyExtent | TidiedPart> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: TidyExtent | TidiedPart) => {
      await gesturesSettled(id);
      const body =
        typeof wish === 'string'
          ? { extent: wish }
          : { extent: 'whole' as const, page: wish.page, part: [...wish.part] };
      return callApi(tidyDiagram, { params: { id }, body });
    },
    onSuccess: ({ diagram }) => showOwnVersion(queryClient, diagram),
    onError: (error) =>
      showToast({
        title: readabilityStrings.failed,
        description: messageOf(error, readabilityStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
