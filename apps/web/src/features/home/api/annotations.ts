import {
  type Annotation,
  type AnnotationChange,
  type AnnotationHistory,
  type AnnotationList,
  changeAnnotation,
  deleteAnnotation,
  listAnnotationHistory,
  listAnnotations,
  markAnnotationSeen,
  type ReactionSign,
  reactToAnnotation,
  readAnnotationAsChange,
} from '@diagloom/contract';
import { skipToken, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { commentStrings } from '../../../strings/comments.ts';
import { diagramKeys } from './diagram-keys.ts';

/** How often comments of others are looked for, ms; a live connection tells at once. */
const refreshAfter = 20_000;

/** Everything that is pinned to a diagram; nothing is asked without an id. */
export const useAnnotations = (id: number | undefined): UseQueryResult<AnnotationList> =>
  useQuery({
    queryKey: diagramKeys.annotations(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => callApi(listAnnotations, { params: { id }, signal }),
    refetchInterval: refreshAfter,
    staleTime: 2000,
  });

interface Change {
  readonly annotationId: number;
  readonly change: AnnotationChange;
}

export const useChangeAnnotation = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ annotationId, change }: Change) =>
      callApi(changeAnnotation, { params: { id, annotationId }, body: change }),
    onSuccess: refresh,
    onError: (error) => showFailure(commentStrings.failed, error),
  });
};

/** Moves, sizes or colours something on the page, at once to see; it can be taken back. */
export const usePlaceAnnotation = (id: number) => {
  const queryClient = useQueryClient();
  const refresh = useRefresh(id);
  const { mutate } = useMutation({
    mutationFn: ({ annotationId, change }: Change) =>
      callApi(changeAnnotation, { params: { id, annotationId }, body: change }),
    onMutate: async ({ annotationId, change }) => {
      await queryClient.cancelQueries({ queryKey: diagramKeys.annotations(id), exact: true });
      queryClient.setQueryData<AnnotationList>(diagramKeys.annotations(id), (known) =>
        known === undefined ? known : { ...known, annotations: known.annotations.map(placedAs(annotationId, change)) },
      );
    },
    onError: (error) => showFailure(commentStrings.failed, error),
    onSettled: refresh,
  });
  return (before: Annotation, change: AnnotationChange): void => {
    const { id: annotationId, x, y, cellId, anchorX, anchorY, width, height, color } = before;
    mutate(
      { annotationId, change },
      {
        onSuccess: () =>
          showToast({
            title: commentStrings.placed,
            action: {
              label: commentStrings.undo,
              hint: commentStrings.undoHint,
              onAct: () => mutate({ annotationId, change: { x, y, cellId, anchorX, anchorY, width, height, color } }),
            },
          }),
      },
    );
  };
};

const placedAs =
  (annotationId: number, { x, y, cellId, anchorX, anchorY, width, height, color }: AnnotationChange) =>
  (one: Annotation): Annotation => {
    if (one.id !== annotationId) return one;
    return {
      ...one,
      x: x ?? one.x,
      y: y ?? one.y,
      cellId: cellId === undefined ? one.cellId : cellId,
      anchorX: anchorX ?? one.anchorX,
      anchorY: anchorY ?? one.anchorY,
      width: width ?? one.width,
      height: height ?? one.height,
      color: color ?? one.color,
    };
  };

export const useDeleteAnnotation = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (annotationId: number) => callApi(deleteAnnotation, { params: { id, annotationId } }),
    onSuccess: refresh,
    onError: (error) => showFailure(commentStrings.failed, error),
  });
};

export const useReact = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ annotationId, ...body }: { annotationId: number; sign: ReactionSign; isOn: boolean }) =>
      callApi(reactToAnnotation, { params: { id, annotationId }, body }),
    onSuccess: refresh,
    onError: (error) => showFailure(commentStrings.failed, error),
  });
};

/** Nobody waits for it, and it is tried again with the next look. */
export const useMarkSeen = (id: number) => {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (annotationId: number) => callApi(markAnnotationSeen, { params: { id, annotationId } }),
    onSuccess: refresh,
  });
};

export const useAnnotationHistory = (id: number, annotationId: number): UseQueryResult<AnnotationHistory> =>
  useQuery({
    queryKey: [...diagramKeys.annotations(id), annotationId, 'history'],
    queryFn: async ({ signal }) =>
      (await callApi(listAnnotationHistory, { params: { id, annotationId }, signal })).history,
    staleTime: 0,
  });

/** What a comment says as a change of this version; null where it is none. */
export const useAnnotationAsChange = (id: number, annotationId: number, version: number) =>
  useQuery({
    queryKey: [...diagramKeys.annotations(id), annotationId, 'change', version],
    queryFn: ({ signal }) => callApi(readAnnotationAsChange, { params: { id, annotationId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useRefresh = (id: number): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) });
};

export const showFailure = (title: string, error: unknown): void =>
  showToast({ title, description: messageOf(error, commentStrings.networkFailed), tone: 'destructive' });
