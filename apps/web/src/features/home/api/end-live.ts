import { endLive } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { formStrings } from '../../../strings/form.ts';
import { togetherStrings } from '../../../strings/together.ts';
import { diagramKeys } from './diagram-keys.ts';

/** Ends what goes on at a diagram for everybody else. */
export const useEndLive = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(endLive, { params: { id } }),
    onSuccess: () => {
      showToast({ title: togetherStrings.endDone });
      void queryClient.invalidateQueries({ queryKey: diagramKeys.access(id) });
    },
    onError: (error) =>
      showToast({
        title: togetherStrings.endFailed,
        description: messageOf(error, formStrings.networkFailed),
        tone: 'destructive',
      }),
  });
};
