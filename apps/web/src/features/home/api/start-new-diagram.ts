import { type Done, startNewDiagram } from '@diagloom/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { previewStrings } from '../../../strings/home.ts';

/** Ends the working session; its diagram stays in the list. */
export const useStartNewDiagram = (onStarted: () => void): UseMutationResult<Done, Error, void> =>
  useMutation({
    mutationFn: () => callApi(startNewDiagram, { body: { confirm: true } }),
    onSuccess: onStarted,
    onError: () =>
      showToast({
        title: previewStrings.newFailedTitle,
        description: previewStrings.newFailed,
        tone: 'destructive',
      }),
  });
