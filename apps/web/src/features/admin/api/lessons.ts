import { changeLessons, deleteLessons, type LessonList, listLessons } from '@diagloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, readApi } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { lessonStrings } from '../../../strings/lessons.ts';
import { adminKey } from './admin-queries.ts';

const lessonsKey = [...adminKey, listLessons.path] as const;

export const useLessons = () =>
  useQuery({
    queryKey: lessonsKey,
    queryFn: ({ signal }) => readApi(listLessons, { signal }),
    refetchOnMount: 'always',
  });

const useAnswered = () => {
  const queryClient = useQueryClient();
  return {
    onSuccess: (answer: LessonList): void => {
      queryClient.setQueryData(lessonsKey, answer);
    },
    onError: (error: unknown): void =>
      showToast({
        title: lessonStrings.failed,
        description: messageOf(error, lessonStrings.failedText),
        tone: 'destructive',
      }),
  };
};

export const useKeepLessons = () =>
  useMutation({
    mutationFn: (isKept: boolean) => callApi(changeLessons, { body: { isKept } }),
    ...useAnswered(),
  });

/** One by its id, or `all`. */
export const useDeleteLessons = () =>
  useMutation({
    mutationFn: (lesson: string) => callApi(deleteLessons, { params: { lesson } }),
    ...useAnswered(),
  });
