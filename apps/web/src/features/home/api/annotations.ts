import {
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
    queryFn: async ({ signal }) =>
      (await callApi(readAnnotationAsChange, { params: { id, annotationId }, signal })).said,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useRefresh = (id: number): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: diagramKeys.annotations(id) });
};

export const showFailure = (title: string, error: unknown): void =>
  showToast({ title, description: messageOf(error, commentStrings.networkFailed), tone: 'destructive' });
