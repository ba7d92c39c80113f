import { type AnnotationWish, addAttachment, createAnnotation, deleteAttachment } from '@diagloom/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { toBase64 } from '../../../lib/to-base64.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { showFailure, useRefresh } from './annotations.ts';

interface NewComment extends AnnotationWish {
  readonly pictures: readonly File[];
}

/** Sends a comment, and its pictures after it, one by one; a picture that is refused takes nothing of the rest with it. */
export const useSendComment = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: async ({ pictures, ...body }: NewComment) => {
      const answer = await callApi(createAnnotation, { params: { id }, body });
      const params = { id, annotationId: answer.annotation.id };
      for (const picture of pictures) {
        try {
          const imageData = toBase64(new Uint8Array(await picture.arrayBuffer()));
          await callApi(addAttachment, { params, body: { imageData } });
        } catch (error) {
          showFailure(commentStrings.notAttached, error);
        }
      }
      return answer;
    },
    onSuccess: refresh,
    onError: (error) => showFailure(commentStrings.notSent, error),
  });
};

export const useDeleteAttachment = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (one: { readonly annotationId: number; readonly attachmentId: number }) =>
      callApi(deleteAttachment, { params: { id, ...one } }),
    onSuccess: refresh,
    onError: (error) => showFailure(commentStrings.failed, error),
  });
};
