import { type Annotation, changeAnnotation, refineDiagram } from '@diagloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { diagramKeys } from '../api/diagram-keys.ts';
import { showOwnVersion } from '../api/show-version.ts';
import { gesturesSettled } from '../canvas/editing/queues.ts';

/** Does what a comment says, as the conversation would, and resolves its thread with the version that came of it. */
export const useApplyComment = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: annotationId, request, cellId, pageId }: Annotation & { readonly request: string }) => {
      await gesturesSettled(id);
      const selection = cellId === null ? [] : [cellId];
      const answer = await callApi(refineDiagram, {
        params: { id },
        body: { updateRequest: request, selection, page: pageId },
      });
      if (answer.updateApplied === false) throw new Error(answer.question);
      showOwnVersion(queryClient, answer.diagram);
      const change = { appliedVersion: answer.diagram.version };
      await callApi(changeAnnotation, { params: { id, annotationId }, body: change });
      return answer.said;
    },
    onSuccess: (said) => showToast({ title: commentStrings.applied, description: said.join(' ') }),
    onError: (error) =>
      showToast({
        title: commentStrings.failed,
        description: messageOf(error, commentStrings.networkFailed),
        tone: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) }),
  });
};
