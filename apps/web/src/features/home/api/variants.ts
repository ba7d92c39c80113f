import { applyVariant, type Diagram, listVariants } from '@diagloom/contract';
import { queryOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { variantStrings } from '../../../strings/variants.ts';
import { diagramKeys } from './diagram-keys.ts';
import { showOwnVersion } from './show-version.ts';

/** Other layouts of a page, made once per version. */
export const variantsQuery = ({ id, version }: Diagram, page: string | undefined) =>
  queryOptions({
    queryKey: [...diagramKeys.picture(id, version, page), 'variants'],
    queryFn: async ({ signal }) => {
      const { variants } = await callApi(listVariants, {
        params: { id },
        query: page === undefined ? {} : { page },
        signal,
      });
      return variants;
    },
  });

export const useApplyVariant = (
  { id, version }: Diagram,
  page: string | undefined,
): UseMutationResult<unknown, Error, string> => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variantId: string) =>
      callApi(applyVariant, { params: { id }, body: { variantId, page, baseVersion: version } }),
    onSuccess: ({ diagram }) => showOwnVersion(queryClient, diagram),
    onError: (error) =>
      showToast({
        title: variantStrings.failed,
        description: messageOf(error, variantStrings.failedText),
        tone: 'destructive',
      }),
  });
};
